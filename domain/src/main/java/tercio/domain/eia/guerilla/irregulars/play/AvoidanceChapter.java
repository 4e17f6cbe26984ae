package tercio.domain.eia.guerilla.irregulars.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.guerilla.GuerillaReadings;
import tercio.domain.eia.guerilla.IrregularWithdrawal;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.AvoidCombat;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.StandAndFight;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.AvoidanceAsked;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.CombatAccepted;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.CombatAvoided;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Cossacks and freikorps that are attacked by themselves avoid the combat (EIA-10.1.2.2): always, unless the attackers have a corps of
 * cavalry, and then each counter on a die of at most 4. The paragraph stands in a chapter that is not in the program; a play-by-mail digest
 * of players tells it so, and the reading is marked.
 */
public final class AvoidanceChapter implements EiaChapter<AvoidanceCommand, AvoidanceEvent> {

    public static final AvoidanceChapter CHAPTER = new AvoidanceChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("askLoneIrregulars", AvoidanceChapter::askLoneIrregulars, "EIA-10.1.2.2"));

    private static final String RULE = "EIA-10.1.2.2";
    private static final String AVOID = "avoid";

    private static final MessageTypes<AvoidanceCommand> COMMANDS = MessageTypes.of(AvoidanceCommand.class)
            .with("AvoidCombat", AvoidCombat.class)
            .with("StandAndFight", StandAndFight.class);

    private static final MessageTypes<AvoidanceEvent> EVENTS = MessageTypes.of(AvoidanceEvent.class)
            .with("AvoidanceAsked", AvoidanceAsked.class)
            .with("CombatAccepted", CombatAccepted.class)
            .with("CombatAvoided", CombatAvoided.class);

    private AvoidanceChapter() {}

    @Override
    public MessageTypes<AvoidanceCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<AvoidanceEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, AvoidanceEvent event) {
        return AvoidanceEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, AvoidanceCommand command) {
        var duty = play.state().duties().stream().findFirst().filter(MovementDuty.LoneIrregulars.class::isInstance).map(MovementDuty.LoneIrregulars.class::cast)
                .filter(due -> due.power() == command.power());
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-lone-irregulars").with("who", CampaignNames.power(command.power())));
        }
        return switch (command) {
            case AvoidCombat avoid -> avoid(play, duty.get(), avoid);
            case StandAndFight stand when stand.area().equals(duty.get().area()) -> {
                play.emit(new CombatAccepted(stand.power(), stand.area()));
                yield EiaCommandRun.success();
            }
            case StandAndFight elsewhere -> EiaCommandRun.refuse(elsewhereRefusal(play, duty.get()));
        };
    }

    private static Refusal elsewhereRefusal(EiaCommandRun play, MovementDuty.LoneIrregulars duty) {
        return Refusal.of(RULE, Sentence.of("eia.refused.lone-irregulars-elsewhere").with("who", CampaignNames.power(duty.power())).with("at", CampaignNames.at(duty.area())))
                .withLegal(answers(play.board(), duty));
    }

    private static Execution avoid(EiaCommandRun play, MovementDuty.LoneIrregulars duty, AvoidCombat command) {
        var board = play.board();
        if (!duty.area().equals(command.area())) {
            return EiaCommandRun.refuse(elsewhereRefusal(play, duty));
        }
        if (!LoneIrregulars.ways(board, duty.power(), duty.area()).contains(command.to())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.lone-irregulars-go"), answers(board, duty));
        }
        var steps = new ArrayList<Step>();
        var away = new ArrayList<UnitId>();
        boolean diced = LoneIrregulars.isPursued(board, duty.power(), duty.area());
        var dice = play.dice("avoiding combat in " + duty.area());
        int at = 0;
        for (var piece : LoneIrregulars.of(board, duty.power(), duty.area())) {
            boolean goes = true;
            if (diced) {
                var name = new DieName(Die.D6, duty.power().word(), AVOID, at);
                var die = dice.next(name);
                if (die.isEmpty()) {
                    return EiaCommandRun.needsDie(name);
                }
                play.addRolls(List.of(new Roll(name, die.getAsInt())));
                goes = IrregularWithdrawal.succeeds(board.tables(), die.getAsInt());
                steps.add(Step.of(piece.title() + " avoid the combat", RULE).side(duty.power().word()).die(die.getAsInt()).reading(GuerillaReadings.AVOID_COMBAT.id())
                        .result(Sentence.of("eia.guerillas.result-avoidance").with("go", goes).with("needed", board.tables().constants().irregularWithdrawal())));
            }
            if (goes) {
                away.add(piece.id());
            }
            at++;
        }
        if (!diced) {
            steps.add(Step.of("no corps of cavalry attacks", RULE).side(duty.power().word()).reading(GuerillaReadings.AVOID_COMBAT.id()).result(Sentence.of("eia.guerillas.result-all-avoid")));
        }
        play.emit(new CombatAvoided(duty.power(), duty.area(), command.to(), away), steps);
        return EiaCommandRun.success();
    }

    /** Asks before the combats of the step are listed, so that combats that are avoided are none of them. */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean askLoneIrregulars(EiaCommandRun play) {
        if (!LoneIrregulars.open(play.board())) {
            return false;
        }
        var next = LoneIrregulars.next(play.board());
        next.ifPresent(piece -> play.emit(new AvoidanceAsked(piece.power(), piece.at().area())));
        return next.isPresent();
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return duty instanceof MovementDuty.LoneIrregulars lone ? Optional.of(decision("avoid-combat", lone.power().word(), RULE,
                Sentence.of("eia.guerillas.ask-avoid").with("who", CampaignNames.power(lone.power())).with("at", CampaignNames.at(lone.area())), answers(board, lone)))
                : Optional.empty();
    }

    private static List<Option> answers(EiaWarView board, MovementDuty.LoneIrregulars duty) {
        var options = new ArrayList<Option>();
        LoneIrregulars.ways(board, duty.power(), duty.area()).forEach(to -> options.add(new Option(Sentence.of("eia.guerillas.to-avoid").with("to", CampaignNames.area(to)),
                new AvoidCombat(duty.power(), duty.area(), to))));
        options.add(new Option(Sentence.of("eia.guerillas.to-stand"), new StandAndFight(duty.power(), duty.area())));
        return options;
    }

    @Override
    public boolean quiet(AvoidanceEvent event) {
        return event instanceof AvoidanceAsked;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(AVOID, Sentence.of("eia.die.avoidance"));
    }

    @Override
    public Sentence sentence(EiaState before, AvoidanceEvent event, List<Step> explanation) {
        return IrregularsNarration.of(event);
    }

    @Override
    public Importance importance(AvoidanceEvent event) {
        return switch (event) {
            case AvoidanceEvent.CombatAvoided _ -> Importance.OUTCOME;
            case AvoidanceEvent.CombatAccepted _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
