package tercio.domain.eia.play.irregulars;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.guerilla.GuerillaReadings;
import tercio.domain.eia.guerilla.IrregularWithdrawal;
import tercio.domain.eia.map.WarMap;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.irregulars.AvoidanceCommand.AvoidCombat;
import tercio.domain.eia.play.irregulars.AvoidanceCommand.StandAndFight;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.AvoidanceAsked;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.CombatAccepted;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.CombatAvoided;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/**
 * Cossacks and freikorps that are attacked by themselves avoid the combat (EIA-10.1.2.2): always, unless the attackers have a corps of
 * cavalry, and then each counter on a die of at most 4. The paragraph stands in a chapter that is not in the program; a play-by-mail digest
 * of players tells it so, and the reading is marked.
 */
public final class AvoidanceChapter implements EiaChapter<AvoidanceCommand, AvoidanceEvent> {

    public static final AvoidanceChapter CHAPTER = new AvoidanceChapter();

    private static final String RULE = "EIA-10.1.2.2";
    private static final String AVOID = "avoid";

    private static final Vocabulary<AvoidanceCommand> COMMANDS = Vocabulary.of(AvoidanceCommand.class)
            .word("AvoidCombat", AvoidCombat.class)
            .word("StandAndFight", StandAndFight.class);

    private static final Vocabulary<AvoidanceEvent> EVENTS = Vocabulary.of(AvoidanceEvent.class)
            .word("AvoidanceAsked", AvoidanceAsked.class)
            .word("CombatAccepted", CombatAccepted.class)
            .word("CombatAvoided", CombatAvoided.class);

    private AvoidanceChapter() {}

    @Override
    public Vocabulary<AvoidanceCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<AvoidanceEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, AvoidanceEvent event) {
        return switch (event) {
            case AvoidanceAsked asked -> state.owes(new MovementDuty.LoneIrregulars(asked.power(), asked.area()));
            case CombatAccepted accepted -> state.settled().combats(state.combats().with(accepted.power(), accepted.area()));
            case CombatAvoided avoided -> {
                var after = state.settled().combats(state.combats().with(avoided.power(), avoided.area()));
                for (var id : avoided.away()) {
                    after = after.with(after.irregulars().get(id).at(Location.field(avoided.to())));
                }
                yield after;
            }
        };
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, AvoidanceCommand command) {
        var duty = play.state().duties().stream().findFirst().filter(MovementDuty.LoneIrregulars.class::isInstance).map(MovementDuty.LoneIrregulars.class::cast)
                .filter(due -> due.power() == command.power());
        if (duty.isEmpty()) {
            return EiaPlay.refused(RULE, "No cossacks or freikorps of " + command.power().title() + " are attacked by themselves.");
        }
        return switch (command) {
            case AvoidCombat avoid -> avoid(play, duty.get(), avoid);
            case StandAndFight stand when stand.area().equals(duty.get().area()) -> {
                play.happens(new CombatAccepted(stand.power(), stand.area()));
                yield EiaPlay.done();
            }
            case StandAndFight elsewhere -> elsewhere(play, duty.get());
        };
    }

    private static Optional<Verdict<EiaEvent>> elsewhere(EiaPlay play, MovementDuty.LoneIrregulars duty) {
        return EiaPlay.refused(RULE, "The cossacks and freikorps of " + duty.power().title() + " that are asked now stand in " + play.board().name(duty.area()) + ".",
                answers(play.board(), duty));
    }

    private static Optional<Verdict<EiaEvent>> avoid(EiaPlay play, MovementDuty.LoneIrregulars duty, AvoidCombat command) {
        var board = play.board();
        if (!duty.area().equals(command.area())) {
            return elsewhere(play, duty);
        }
        if (!LoneIrregulars.ways(board, duty.power(), duty.area()).contains(command.to())) {
            return EiaPlay.refused(RULE, "They go one area on over land, as after a lost combat, and not where enemies stand.", answers(board, duty));
        }
        var steps = new ArrayList<Step>();
        var away = new ArrayList<String>();
        boolean diced = LoneIrregulars.pursued(board, duty.power(), duty.area());
        var dice = play.dice("avoiding combat in " + duty.area());
        int at = 0;
        for (var piece : LoneIrregulars.of(board, duty.power(), duty.area())) {
            boolean goes = true;
            if (diced) {
                var name = new DieName(Die.D6, duty.power().word(), AVOID, at);
                var die = dice.next(name);
                if (die.isEmpty()) {
                    return EiaPlay.wants(name);
                }
                play.rolled(List.of(new Roll(name, die.getAsInt())));
                goes = IrregularWithdrawal.succeeds(EiaTables.PRINTED, die.getAsInt());
                steps.add(Step.of(piece.title() + " avoid the combat", RULE).side(duty.power().word()).die(die.getAsInt()).reading(GuerillaReadings.AVOID_COMBAT.id())
                        .result((goes ? "go" : "stay") + " with " + EiaTables.PRINTED.constants().irregularWithdrawal() + " or less needed"));
            }
            if (goes) {
                away.add(piece.id());
            }
            at++;
        }
        if (!diced) {
            steps.add(Step.of("no corps of cavalry attacks", RULE).side(duty.power().word()).reading(GuerillaReadings.AVOID_COMBAT.id()).result("all avoid the combat"));
        }
        play.happens(new CombatAvoided(duty.power(), duty.area(), command.to(), away), steps);
        return EiaPlay.done();
    }

    /** Asks before the combats of the step are listed, so that combats that are avoided are none of them. */
    @Override
    public boolean goesOn(EiaPlay play) {
        if (!LoneIrregulars.open(play.board())) {
            return false;
        }
        var next = LoneIrregulars.next(play.board());
        next.ifPresent(piece -> play.happens(new AvoidanceAsked(piece.power(), piece.at().area())));
        return next.isPresent();
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return duty instanceof MovementDuty.LoneIrregulars lone ? Optional.of(decision("avoid-combat", lone.power().word(), RULE,
                "Do the cossacks and freikorps of " + lone.power().title() + " in " + board.name(lone.area()) + " avoid the combat?", answers(board, lone)))
                : Optional.empty();
    }

    private static List<Option> answers(EiaBoard board, MovementDuty.LoneIrregulars duty) {
        var options = new ArrayList<Option>();
        LoneIrregulars.ways(board, duty.power(), duty.area()).forEach(to -> options.add(new Option("avoid the combat and go to " + board.name(to),
                new AvoidCombat(duty.power(), duty.area(), to))));
        options.add(new Option("stay and fight", new StandAndFight(duty.power(), duty.area())));
        return options;
    }

    @Override
    public boolean quiet(EiaState before, AvoidanceEvent event) {
        return event instanceof AvoidanceAsked;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(AVOID, "die to avoid the combat");
    }

    @Override
    public String sentence(EiaState before, AvoidanceEvent event, List<Step> explanation) {
        return switch (event) {
            case AvoidanceAsked asked -> of(asked.power(), asked.area()) + " may avoid the combat.";
            case CombatAccepted accepted -> of(accepted.power(), accepted.area()) + " stay and fight.";
            case CombatAvoided avoided -> avoided.away().isEmpty() ? of(avoided.power(), avoided.area()) + " do not get away."
                    : of(avoided.power(), avoided.area()) + " avoid the combat: " + avoided.away().size() + " of them " + (avoided.away().size() == 1 ? "goes" : "go")
                            + " to " + WarMap.PRINTED.name(avoided.to()) + ".";
        };
    }

    private static String of(Power power, String area) {
        return "The cossacks and freikorps of " + power.title() + " in " + WarMap.PRINTED.name(area);
    }
}
