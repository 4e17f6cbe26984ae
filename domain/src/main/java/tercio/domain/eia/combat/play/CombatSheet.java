package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaCourse.PlayedEvent;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Event;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The sheet of a day of a combat, field or trivial, from the boards of its events and the procedure that decided them (EIA-7.5.2,
 * EIA-7.5.3).
 */
final class CombatSheet {

    private static final String FINAL_MORALE = "final morale";

    private final List<PlayedEvent> day;
    private final List<Line> lines = new ArrayList<>();

    private CombatSheet(List<PlayedEvent> day) {
        this.day = day;
    }

    /** The sheet of the day to which the event of a course belongs; empty before its forces are revealed, and for who may not see them. */
    static Optional<FightSheet> of(EiaCourse course) {
        var day = course.between(CombatSheet::isDayBegin, CombatSheet::isDayEnd);
        return day.stream().filter(event -> event.fact() instanceof CombatEvent.ForcesRevealed).findFirst()
                .filter(revealed -> areForcesKnown(revealed.boardAfter()))
                .filter(revealed -> day.stream().filter(event -> event.fact() instanceof CombatRoundFought).allMatch(round -> areForcesKnown(round.boardBefore())))
                .map(revealed -> new CombatSheet(day).sheet(revealed));
    }

    private static boolean areForcesKnown(EiaWarView board) {
        return CombatDayInputs.now(board, combat(board)).areForcesKnown();
    }

    private static boolean isDayBegin(Event fact) {
        return fact instanceof CombatEvent.CombatBegan || fact instanceof CombatEvent.CombatDayBegan;
    }

    private static boolean isDayEnd(Event fact) {
        return fact instanceof CombatEvent.CombatDayBegan || fact instanceof CombatEvent.CombatClosed;
    }

    private static LandCombat combat(EiaWarView board) {
        return board.state().combats().fought().orElseThrow();
    }

    private FightSheet sheet(PlayedEvent revealed) {
        var board = revealed.boardAfter();
        var combat = combat(board);
        for (var side : CombatSide.values()) {
            forces(board, combat, side);
        }
        var steps = StepRecorder.recording();
        PlayedCombat.of(board, combat, board.tables()).halt(CombatStop.FORCES, steps);
        for (var side : CombatSide.values()) {
            finalMorale(combat.armyOf(side), side, steps.steps());
        }
        day.stream().filter(event -> event.fact() instanceof CombatRoundFought).forEach(this::round);
        day.stream().filter(event -> event.fact() instanceof PursuitRolled).findFirst().ifPresent(this::pursuit);
        for (var side : CombatSide.values()) {
            losses(side, new ForceOnBoard(board, combat, side, board.tables()));
        }
        return new FightSheet(combat.simplified() ? "trivial-combat" : "field-combat",
                List.of(side(combat, CombatSide.ATTACKER), side(combat, CombatSide.DEFENDER)), lines);
    }

    private static FightSheet.Side side(LandCombat combat, CombatSide side) {
        return new FightSheet.Side(side.word(), combat.armyOf(side).lead().word());
    }

    private void add(String line, CombatSide side, String rule, List<Part> parts, Part... results) {
        lines.add(new Line(line, side.word(), Citation.of(rule), parts, List.of(results)));
    }

    // --- What each side brings -------------------------------------------------------------------------------------

    private void forces(EiaWarView board, LandCombat combat, CombatSide side) {
        var army = combat.armyOf(side);
        var commander = CombatCommanders.of(board, army);
        commander.ifPresentOrElse(leader -> add("command", side, "EIA-10.6.1", List.of(Part.figure("seniority", board.counter(leader).seniority(), Unit.WORD),
                                Part.figure("strategic", board.counter(leader).strategic(), Unit.NUMBER), Part.figure("tactical", board.counter(leader).tactical(), Unit.NUMBER),
                                Part.figure("tactical-max", board.counter(leader).tacticalMax(), Unit.NUMBER), Part.figure("corps", army.corps().size(), Unit.NUMBER)),
                        Part.figure("leader", board.counter(leader).name(), Unit.WORD)),
                () -> {
                    var own = CombatCommanders.intrinsic(board, army, board.tables());
                    add("command", side, "EIA-10.6.1", List.of(Part.figure("strategic", own.strategic(), Unit.NUMBER), Part.figure("tactical", own.tactical(), Unit.NUMBER),
                            Part.figure("corps", army.corps().size(), Unit.NUMBER)), Part.figure("intrinsic", "-", Unit.WORD));
                });
        var force = new ForceOnBoard(board, combat, side, board.tables());
        var written = ForceOnSheet.of(force.lines(), CombatOptions.moraleMethod(board.state()));
        add("forces", side, "EIA-7.5.2.6.3", written.factors(), Part.figure("size", written.size(), Unit.FACTORS));
        add("base-morale", side, "EIA-7.5.2.6.1", written.weighed(), Part.figure("morale", Tenths.title(army.morale().base()), Unit.MORALE));
    }

    private void finalMorale(CombatArmy army, CombatSide side, List<Step> steps) {
        var parts = new ArrayList<Part>();
        parts.add(Part.term("base-morale", Tenths.title(army.morale().base()), Unit.MORALE));
        steps.stream().filter(step -> step.step().equals(FINAL_MORALE) && side.word().equals(step.side())).flatMap(step -> step.modifiers().stream())
                .forEach(modifier -> parts.add(Part.modifier(modifier.reason(), Tenths.title(modifier.value()), Unit.MORALE)));
        add("final-morale", side, "EIA-7.5.2.6.2", parts, Part.figure("morale", Tenths.title(army.morale().level()), Unit.MORALE));
    }

    // --- Rounds and pursuit ----------------------------------------------------------------------------------------

    private void round(PlayedEvent event) {
        var fought = (CombatRoundFought) event.fact();
        var board = event.boardBefore();
        var played = PlayedCombat.of(board, combat(board), board.tables());
        for (var side : CombatSide.values()) {
            var fire = side == CombatSide.ATTACKER ? fought.attacker() : fought.defender();
            var morale = side == CombatSide.ATTACKER ? fought.attackerMorale() : fought.defenderMorale();
            var parts = FightSheet.sum(fire.die(), played.modifiers(side));
            parts.add(Part.figure("own-rating", rating(played, side), Unit.NUMBER));
            parts.add(Part.figure("enemy-rating", rating(played, side.opponent()), Unit.NUMBER));
            parts.add(Part.figure("present", played.present(side).total(), Unit.FACTORS));
            int again = arrivedOutflankers(played, side);
            if (again > 0) {
                parts.add(Part.figure("outflankers-again", again, Unit.FACTORS));
            }
            add("round-" + fought.round(), side, "EIA-7.5.2.9", parts, Part.figure("modified", fire.modified(), Unit.NUMBER), Part.figure("table", fire.table(), Unit.WORD),
                    Part.figure("percentage", fire.percentage(), Unit.NUMBER), Part.figure("casualties", fire.factors(), Unit.FACTORS),
                    Part.figure("morale-inflicted", Tenths.title(fire.morale()), Unit.MORALE),
                    Part.figure("morale-lost", Tenths.title(morale.lost()), Unit.MORALE), Part.figure("morale", Tenths.title(morale.level()), Unit.MORALE),
                    Part.figure("lost", lostAfter(event, side), Unit.FACTORS));
        }
    }

    private static int rating(PlayedCombat played, CombatSide side) {
        return played.combat().armyOf(side).declared().map(declared -> declared.tactical()).orElseGet(() -> played.tactical(side));
    }

    /** Outflankers that have arrived count twice (EIA-7.5.2.7.2). */
    private static int arrivedOutflankers(PlayedCombat played, CombatSide side) {
        var army = played.combat().armyOf(side);
        return !army.arrived() ? 0 : (played.tables().constants().outflankerWeight() - 1) * ArmyUnit.of(played.board(), played.combat(), side).stream()
                .filter(unit -> army.flanking().contains(unit.id())).map(ArmyUnit::factors).mapToInt(Factors::total).sum();
    }

    /** The losses that a side took after this round and before the next one. */
    private int lostAfter(PlayedEvent round, CombatSide side) {
        int next = day.stream().filter(event -> event.fact() instanceof CombatRoundFought && event.position() > round.position()).mapToInt(PlayedEvent::position).findFirst()
                .orElse(Integer.MAX_VALUE);
        return day.stream().filter(event -> event.position() > round.position() && event.position() < next).mapToInt(event -> lossesIn(event, side, false)).sum();
    }

    private static int lossesIn(PlayedEvent event, CombatSide side, boolean pursuit) {
        return event.fact() instanceof CasualtiesTaken taken && taken.side() == side && taken.pursuit() == pursuit ? FactorLoss.sum(taken.losses()).total() : 0;
    }

    private void pursuit(PlayedEvent event) {
        var rolled = (PursuitRolled) event.fact();
        var board = event.boardBefore();
        var steps = StepRecorder.recording();
        PlayedCombat.of(board, combat(board), board.tables()).from(CombatStop.PURSUIT, name -> OptionalInt.of(rolled.die()), steps);
        var tally = steps.steps().stream().filter(step -> !step.dice().isEmpty()).findFirst().map(step -> new AppliedModifiers(step.modifiers())).orElse(AppliedModifiers.NONE);
        add("pursuit", rolled.by(), "EIA-7.5.2.10.2", FightSheet.sum(rolled.die(), tally), Part.figure("modified", rolled.modified(), Unit.NUMBER),
                Part.figure("class", rolled.pursuitClass(), Unit.NUMBER), Part.figure("percentage", rolled.percentage(), Unit.NUMBER),
                Part.figure("points", rolled.points(), Unit.NUMBER));
    }

    private void losses(CombatSide side, ForceOnBoard force) {
        var parts = new ArrayList<Part>();
        int all = force.lines().stream().mapToInt(line -> line.count()).sum();
        int total = 0;
        int round = 0;
        for (var event : day) {
            if (event.fact() instanceof CombatRoundFought) {
                int lost = lostAfter(event, side);
                round++;
                total += lost;
                parts.add(Part.term("in-round-" + round, String.valueOf(lost), Unit.FACTORS));
            }
        }
        int spent = day.stream().map(PlayedEvent::fact).filter(CombatEvent.OptionLosses.class::isInstance).map(CombatEvent.OptionLosses.class::cast)
                .filter(lost -> lost.side() == side).mapToInt(lost -> FactorLoss.sum(lost.losses()).total()).sum();
        if (spent > 0) {
            total += spent;
            parts.add(Part.term("by-options", String.valueOf(spent), Unit.FACTORS));
        }
        int pursued = day.stream().mapToInt(event -> lossesIn(event, side, true)).sum();
        if (pursued > 0) {
            total += pursued;
            parts.add(Part.term("in-pursuit", String.valueOf(pursued), Unit.FACTORS));
        }
        if (!parts.isEmpty()) {
            add("losses", side, "EIA-7.5.2.9.2", parts, Part.figure("lost", total, Unit.FACTORS), Part.figure("size", all, Unit.FACTORS));
        }
    }
}
