package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.combat.play.ForceOnSheet;
import tercio.domain.eia.combat.siege.AssaultAttempt;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.game.SiegeCombat.Fighting;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaCourse.PlayedEvent;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/**
 * The sheet of an assault attempt with its sortie and its assault (EIA-7.5.4.1), or of an attack of the garrison (EIA-7.5.4.2.1), from the
 * boards of its events and the procedure that decided them.
 */
final class SiegeFightSheet {

    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";
    private static final String ATTEMPT = "EIA-7.5.4.1.1";
    private static final String ROUND = "EIA-7.5.2.9";

    private final List<PlayedEvent> events;
    private final List<Line> lines = new ArrayList<>();

    private SiegeFightSheet(List<PlayedEvent> events) {
        this.events = events;
    }

    /** The sheet of what was undertaken at a city; empty where nothing was, or the viewer may not see the forces. */
    static Optional<FightSheet> of(EiaCourse course) {
        var area = ((CitySiegeEvent) course.event().fact()).area();
        Predicate<Event> here = fact -> fact instanceof CitySiegeEvent siege && siege.area().equals(area);
        var events = course.between(here.and(SiegeFightSheet::isBegin), here.and(SiegeFightSheet::isBegin)).stream().filter(event -> here.test(event.fact())).toList();
        return events.isEmpty() ? Optional.empty() : new SiegeFightSheet(events).sheet();
    }

    /** Whether an event begins something else: what lets a siege be, or raises it, belongs to no fight before it. */
    private static boolean isBegin(Event fact) {
        return fact instanceof CitySiegeEvent.AssaultAttempted || fact instanceof CitySiegeEvent.SiegeHeld
                || fact instanceof CitySiegeEvent.SiegeFightBegan began && !began.combat().assault();
    }

    private Optional<FightSheet> sheet() {
        events.stream().filter(event -> event.fact() instanceof CitySiegeEvent.AssaultAttempted).findFirst().ifPresent(this::attempt);
        events.stream().filter(event -> event.fact() instanceof CitySiegeEvent.SortieMade).findFirst().ifPresent(this::sortie);
        var began = events.stream().filter(event -> event.fact() instanceof CitySiegeEvent.SiegeFightBegan).findFirst()
                .filter(event -> areForcesKnown(event.boardAfter(), combat(event)));
        began.ifPresent(this::fight);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        var board = events.getFirst().boardBefore();
        var fight = began.map(SiegeFightSheet::combat);
        var besieger = fight.map(combat -> combat.besieger().power()).orElseGet(() -> SiegeForces.leaderOfBesiegers(board, area(), besiegers(board)));
        var garrison = fight.map(combat -> combat.garrison().power()).orElseGet(() -> SiegeForces.leaderInside(board, area()));
        return Optional.of(new FightSheet(fight.filter(combat -> !combat.assault()).isPresent() ? "garrison-attack" : "assault-attempt",
                List.of(new FightSheet.Side(BESIEGER, besieger.map(Power::word).orElse("")), new FightSheet.Side(GARRISON, garrison.map(Power::nation).orElseGet(() -> nationInside(board)).value())), lines));
    }

    /** The nation of a garrison that no power controls. */
    private NationId nationInside(EiaWarView board) {
        return SiegeForces.factorsInside(board, area()).stream().filter(FactorShare::isGarrison).map(FactorShare::garrisonNation).findFirst().orElse(NationId.NONE);
    }

    private SpaceId area() {
        return ((CitySiegeEvent) events.getFirst().fact()).area();
    }

    private static SiegeCombat combat(PlayedEvent began) {
        return ((CitySiegeEvent.SiegeFightBegan) began.fact()).combat();
    }

    private List<Power> besiegers(EiaWarView board) {
        return board.state().city(area()).map(city -> SiegeForces.phasingBesiegers(board, city)).orElse(List.of());
    }

    private static boolean areForcesKnown(EiaWarView board, SiegeCombat combat) {
        return List.of(combat.attacker(), combat.defender()).stream().flatMap(side -> side.force().stream()).map(FactorShare::piece).distinct()
                .flatMap(piece -> board.state().findCorps(piece).stream()).allMatch(corps -> corps.factors().isPresent());
    }

    private void add(String line, String side, String rule, List<Part> parts, Part... results) {
        lines.add(new Line(line, side, Citation.of(rule), parts, List.of(results)));
    }

    // --- The attempt -----------------------------------------------------------------------------------------------

    /** The die of the attempt; not for who does not know how many factors are inside, from which a modifier comes. */
    private void attempt(PlayedEvent event) {
        var board = event.boardBefore();
        var powers = besiegers(board);
        if (event.die().isEmpty() || powers.isEmpty() || board.corpsInside(area()).stream().anyMatch(corps -> corps.factors().isEmpty())) {
            return;
        }
        int die = event.die().get();
        var assault = SiegeTerms.assault(board, area(), powers);
        var steps = StepRecorder.recording();
        new CityAssaultProcedure(assault, board.tables()).attempt().start(AttemptState.START, Dice.inOrder(List.of(die)), steps);
        var tally = new AppliedModifiers(steps.steps().getFirst().modifiers());
        var parts = FightSheet.sum(die, tally);
        parts.add(Part.figure("inside", FactorShare.sum(SiegeForces.factorsInside(board, area())).total(), Unit.FACTORS));
        parts.add(Part.figure("room", AssaultAttempt.capacity(board.tables(), assault.spires()), Unit.FACTORS));
        add("attempt", BESIEGER, ATTEMPT, parts, Part.figure("modified", die + tally.total(), Unit.NUMBER),
                Part.figure("result", ((CitySiegeEvent.AssaultAttempted) event.fact()).result(), Unit.WORD));
    }

    private void sortie(PlayedEvent event) {
        event.die().ifPresent(die -> add("sortie", GARRISON, AssaultAttempts.SORTIE, List.of(Part.figure("die", die, Unit.NUMBER)),
                Part.figure("loses", ((CitySiegeEvent.SortieMade) event.fact()).garrisonLoses() ? GARRISON : BESIEGER, Unit.WORD)));
    }

    // --- The fight -------------------------------------------------------------------------------------------------

    private static String word(SiegeCombat combat, CombatSide side) {
        return combat.assault() == (side == CombatSide.ATTACKER) ? BESIEGER : GARRISON;
    }

    private static Fighting fighting(SiegeCombat combat, CombatSide side) {
        return side == CombatSide.ATTACKER ? combat.attacker() : combat.defender();
    }

    private void fight(PlayedEvent began) {
        var combat = combat(began);
        for (var side : CombatSide.values()) {
            forces(began.boardAfter(), word(combat, side), fighting(combat, side));
        }
        var fought = new ArrayList<SiegeCombat>();
        var before = combat;
        for (var event : events) {
            if (event.fact() instanceof CitySiegeEvent.SiegeFightMoved moved) {
                // The losses of a round and its verdict move the fight on without dice.
                if (!event.rolls().isEmpty()) {
                    round(event, before, moved.combat());
                    fought.add(moved.combat());
                }
                before = moved.combat();
            }
        }
        for (var side : CombatSide.values()) {
            losses(word(combat, side), combat.assault() ? SiegeFights.ASSAULT_LOSSES : SiegeFights.SALLY_LOSSES, fighting(combat, side), fought);
        }
    }

    /** Forces and morale of a side (EIA-7.5.4.1.3.2, EIA-7.5.4.2.1.2): nothing modifies its base morale. */
    private void forces(EiaWarView board, String side, Fighting fighting) {
        int method = SiegeTerms.moraleMethod(board, fighting.power());
        var all = linesByType(SiegeForces.lines(board, board.tables(), fighting.force()));
        var force = ForceOnSheet.of(all, method);
        int base = new MoraleLevel(board.tables(), method).base(side, fighting.power().orElse(Power.FRANCE), all, StepRecorder.SILENT);
        add("forces", side, "EIA-7.5.2.6.3", force.factors(), Part.figure("size", force.size(), Unit.FACTORS));
        add("base-morale", side, "EIA-7.5.2.6.1", force.weighed(), Part.figure("morale", Tenths.title(base), Unit.MORALE));
        add("final-morale", side, "EIA-7.5.2.6.2", List.of(Part.term("base-morale", Tenths.title(base), Unit.MORALE)),
                Part.figure("morale", Tenths.title(fighting.morale()), Unit.MORALE));
    }

    /** The factors of all pieces together, by nation and type. */
    private static List<FactorLine> linesByType(List<FactorLine> lines) {
        Map<String, FactorLine> sums = new LinkedHashMap<>();
        lines.forEach(line -> sums.merge(line.nation() + "/" + line.type(), line,
                (one, other) -> new FactorLine(one.type(), one.nation(), one.count() + other.count(), one.morale())));
        return List.copyOf(sums.values());
    }

    private void round(PlayedEvent event, SiegeCombat before, SiegeCombat after) {
        var state = afterFire(event, before);
        for (var side : CombatSide.values()) {
            RoundFire fire = state.sheet().fire(side);
            var own = fighting(after, side);
            var parts = new ArrayList<>(FightSheet.sum(fire.die(), AppliedModifiers.NONE));
            parts.add(Part.figure("present", fighting(before, side).factors(), Unit.FACTORS));
            add("round-" + after.round(), word(after, side), ROUND, parts, Part.figure("modified", fire.modified(), Unit.NUMBER),
                    Part.figure("table", fire.table(), Unit.WORD), Part.figure("percentage", fire.percentage(), Unit.NUMBER),
                    Part.figure("casualties", fire.factors(), Unit.FACTORS), Part.figure("morale-inflicted", Tenths.title(fire.morale()), Unit.MORALE),
                    Part.figure("morale-lost", Tenths.title(own.moraleLost()), Unit.MORALE), Part.figure("morale", Tenths.title(own.morale()), Unit.MORALE),
                    Part.figure("lost", own.due(), Unit.FACTORS));
        }
    }

    /** The round by the procedure, with the dice that were thrown. */
    private static CombatState afterFire(PlayedEvent event, SiegeCombat before) {
        int number = before.round() + 1;
        var rounds = SiegeFights.rounds(event.boardBefore(), before).ofGame(number);
        var start = rounds.midst(before.round(), SiegeFights.explainMorale(before.attacker()), SiegeFights.explainMorale(before.defender()));
        var dice = Dice.inOrder(event.rolls().stream().map(Roll::value).toList());
        return switch (rounds.dice(number).start(start, dice, StepRecorder.SILENT)) {
            case Run.Finished<CombatState> done -> done.state();
            case Run.MissingDie<CombatState> lacking -> throw new IllegalStateException("a round of a siege was fought with its dice: " + lacking.die());
            case Run.Waiting<CombatState> waiting -> throw new IllegalStateException("the dice of a siege wait for nobody");
        };
    }

    /** @param fought the fight after each round */
    private void losses(String side, String rule, Fighting begun, List<SiegeCombat> fought) {
        var parts = new ArrayList<Part>();
        int total = 0;
        for (var combat : fought) {
            int lost = (side.equals(BESIEGER) ? combat.besieger() : combat.garrison()).due();
            total += lost;
            parts.add(Part.term("in-round-" + combat.round(), String.valueOf(lost), Unit.FACTORS));
        }
        if (!parts.isEmpty()) {
            add("losses", side, rule, parts,
                    Part.figure("lost", total, Unit.FACTORS), Part.figure("size", begun.factors(), Unit.FACTORS));
        }
    }
}
