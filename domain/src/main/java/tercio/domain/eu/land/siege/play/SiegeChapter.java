package tercio.domain.eu.land.siege.play;

import static tercio.domain.eu.common.game.SentenceNames.place;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.play.BattleCommand;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.militia.play.MilitiaCommand;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Sieges (EU-SIEGE, EU-ASSAULT, EU-FORT): undermining, breach, war honours, assault, the fall of a fortress. */
public final class SiegeChapter implements Chapter<SiegeCommand, SiegeEvent> {

    public static final SiegeChapter CHAPTER = new SiegeChapter();

    private static final MessageTypes<SiegeCommand> COMMANDS = MessageTypes.of(SiegeCommand.class)
            .with("Undermine", SiegeCommand.Undermine.class)
            .with("ResolveAssault", SiegeCommand.ResolveAssault.class)
            .with("DeclineAssault", SiegeCommand.DeclineAssault.class)
            .with("GrantWarHonours", SiegeCommand.GrantWarHonours.class)
            .with("TakeBreach", SiegeCommand.TakeBreach.class)
            .with("Redeploy", SiegeCommand.Redeploy.class)
            .with("PlaceGarrison", SiegeCommand.PlaceGarrison.class)
            .with("ManFortress", SiegeCommand.ManFortress.class)
            .with("LeaveUnmanned", SiegeCommand.LeaveUnmanned.class);

    private static final MessageTypes<SiegeEvent> EVENTS = MessageTypes.of(SiegeEvent.class)
            .with("SiegesBegan", SiegeEvent.SiegesBegan.class)
            .with("FortressUndermined", SiegeEvent.FortressUndermined.class, SiegeEvent.FortressUndermined.FROM_1)
            .with("BesiegersChecked", SiegeEvent.BesiegersChecked.class)
            .with("BesiegersOweAttrition", SiegeEvent.BesiegersOweAttrition.class)
            .with("UnderminingTookEffect", SiegeEvent.UnderminingTookEffect.class)
            .with("BreachMade", SiegeEvent.BreachMade.class, SiegeEvent.BreachMade.FROM_1)
            .with("AssaultDeclined", SiegeEvent.AssaultDeclined.class)
            .with("AssaultFought", SiegeEvent.AssaultFought.class)
            .with("FortressFell", SiegeEvent.FortressFell.class, SiegeEvent.FortressFell.FROM_1)
            .with("GarrisonFreed", SiegeEvent.GarrisonFreed.class, SiegeEvent.GarrisonFreed.FROM_1)
            .with("GarrisonPlaced", SiegeEvent.GarrisonPlaced.class)
            .with("LeaderSentHome", SiegeEvent.LeaderSentHome.class)
            .with("FortressManned", SiegeEvent.FortressManned.class)
            .with("FortDestroyed", SiegeEvent.FortDestroyed.class)
            .with("FortressLowered", SiegeEvent.FortressLowered.class)
            .with("SiegeLifted", SiegeEvent.SiegeLifted.class)
            .with("SiegeResolved", SiegeEvent.SiegeResolved.class)
            .with("StackRedeployed", SiegeEvent.StackRedeployed.class)
            .with("SiegesEnded", SiegeEvent.SiegesEnded.class);

    private SiegeChapter() {}

    @Override
    public MessageTypes<SiegeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<SiegeEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SiegeEvent event) {
        return SiegeEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, SiegeCommand command) {
        return switch (command) {
            case SiegeCommand.Undermine undermine -> UnderminingResolution.undermine(play, undermine);
            case SiegeCommand.ResolveAssault assault -> AssaultResolution.resolve(play, assault);
            case SiegeCommand.DeclineAssault decline -> UnderminingResolution.declineAssault(play, decline);
            case SiegeCommand.GrantWarHonours grant -> UnderminingResolution.grantHonours(play, grant);
            case SiegeCommand.TakeBreach take -> UnderminingResolution.takeBreach(play, take);
            case SiegeCommand.Redeploy redeploy -> Redeployment.redeploy(play, redeploy);
            case SiegeCommand.PlaceGarrison place -> GarrisonPlacement.place(play, place);
            case SiegeCommand.ManFortress man -> FallOfFortress.man(play, man);
            case SiegeCommand.LeaveUnmanned leave -> FallOfFortress.leave(play, leave);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return board.state().phase() instanceof Phase.Sieges sieges
                ? sieges.provinces().stream().filter(province -> board.hasEnemyFortress(province, Sieges.besiegingAlliance(board.state())))
                        .map(province -> decision("siege-" + province, Sieges.besiegingCountry(board, province).value(), Sieges.RULE,
                                Sentence.of("eu.siege.ask-besiegers").with("where", place(province)), Sieges.options(board, province))
                                .with(Sieges.assaultRefusal(board, province).isEmpty() ? AssaultingStacks.form(board, province) : null))
                        .toList()
                : List.of();
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.Breach breach -> Optional.of(decision("breach", breach.country().value(), "EU-SIEGE-BREACH",
                    Sentence.of("eu.siege.ask-breach").with("where", place(breach.province())),
                    UnderminingResolution.breachOptions(breach.province())).with(AssaultingStacks.form(board, breach.province())));
            case Duty.BreachOrHonours choice -> Optional.of(decision("honours", choice.country().value(), FallOfFortress.HONOURS,
                    Sentence.of("eu.siege.ask-honours").with("where", place(choice.province())),
                    List.of(new Option(Sentence.of("eu.siege.to-grant"), new SiegeCommand.GrantWarHonours(choice.province())),
                            new Option(Sentence.of("eu.siege.to-take"), new SiegeCommand.TakeBreach(choice.province())))));
            case Duty.Garrison garrison -> Optional.of(decision("garrison", garrison.country().value(), FallOfFortress.HONOURS,
                    Sentence.of("eu.siege.ask-garrison"), GarrisonPlacement.placementOptions(board, garrison))
                    .with(GarrisonPlacement.form(board, garrison)));
            case Duty.Manning manning -> Optional.of(decision("manning", manning.country().value(), FallOfFortress.MANNING,
                    Sentence.of("eu.siege.ask-manned").with("where", place(manning.province())), FallOfFortress.manningOptions(board, manning)));
            default -> Optional.empty();
        };
    }

    /** Destroys freed troops that find no place. */
    @Override
    public boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return duty instanceof Duty.Garrison garrison && GarrisonPlacement.destroyIfHomeless(play, garrison);
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case SiegeCommand.Undermine undermine when rolls -> Optional.of(SiegeForecaster.undermining(before, undermine.province()));
            case SiegeCommand.ResolveAssault assault when rolls -> Optional.of(SiegeForecaster.assault(before, assault));
            case SiegeCommand.TakeBreach take -> MarchSiegeOdds.oddsThroughBreach(after, take.province());
            case SiegeCommand.GrantWarHonours grant -> Optional.of(Forecast.EMPTY.with("fortressFalls", Distribution.certain(true)));
            case SiegeCommand.DeclineAssault decline -> MarchSiegeOdds.oddsOfStanding(after, decline.province());
            case MilitiaCommand.KeepMilitiaInside keep -> forecastInside(before, keep.province());
            case BattleCommand.WithdrawIntoFortress withdraw -> forecastInside(after, withdraw.province());
            default -> Optional.empty();
        };
    }

    /** The odds of the siege of troops that all withdrew, or of militia alone; empty where anybody stays to fight. */
    private static Optional<Forecast> forecastInside(WarView after, SpaceId province) {
        var besiegers = after.besiegers(province);
        return besiegers.isEmpty() || !after.enemiesInField(province, after.state().allianceOf(besiegers.getFirst())).isEmpty() ? Optional.empty()
                : MarchSiegeOdds.oddsOfStanding(after, province);
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("undermining", Sentence.of("eu.die.undermining"), "fire", Sentence.of("eu.die.assault-fire"), "shock", Sentence.of("eu.die.assault-shock"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SiegeEvent> ruled) {
        return switch (ruled.event()) {
            case SiegeEvent.FortressUndermined undermined -> Optional.of(UnderminingResolution.question(ruled.board(), undermined.province()));
            case SiegeEvent.AssaultFought fought -> Optional.of(new EuQuestion.Storm(AssaultResolution.assault(ruled.board(), fought.province(), fought.breach(),
                    AssaultingStacks.assaultingStacks(ruled.board(), fought.province(), ruled.stacks()))));
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, SiegeEvent event, List<Step> explanation) {
        return new SiegeNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(SiegeEvent event) {
        return switch (event) {
            case SiegeEvent.FortressFell _ -> Importance.TURNING_POINT;
            case SiegeEvent.FortressUndermined _, SiegeEvent.BreachMade _,
                    SiegeEvent.AssaultFought _, SiegeEvent.SiegeLifted _, SiegeEvent.FortDestroyed _ -> Importance.OUTCOME;
            case SiegeEvent.AssaultDeclined _, SiegeEvent.GarrisonFreed _,
                    SiegeEvent.GarrisonPlaced _, SiegeEvent.FortressManned _, SiegeEvent.StackRedeployed _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
