package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.battle.BattleCommand;
import tercio.domain.eu.play.militia.MilitiaCommand;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Sieges (EU-SIEGE, EU-ASSAULT, EU-FORT): undermining, breach, war honours, assault, the fall of a fortress. */
public final class SiegeChapter implements Chapter<SiegeCommand, SiegeEvent> {

    public static final SiegeChapter CHAPTER = new SiegeChapter();

    private static final Vocabulary<SiegeCommand> COMMANDS = Vocabulary.of(SiegeCommand.class)
            .word("Undermine", SiegeCommand.Undermine.class)
            .word("ResolveAssault", SiegeCommand.ResolveAssault.class)
            .word("DeclineAssault", SiegeCommand.DeclineAssault.class)
            .word("GrantWarHonours", SiegeCommand.GrantWarHonours.class)
            .word("TakeBreach", SiegeCommand.TakeBreach.class)
            .word("Redeploy", SiegeCommand.Redeploy.class)
            .word("PlaceGarrison", SiegeCommand.PlaceGarrison.class)
            .word("ManFortress", SiegeCommand.ManFortress.class)
            .word("LeaveUnmanned", SiegeCommand.LeaveUnmanned.class);

    private static final Vocabulary<SiegeEvent> EVENTS = Vocabulary.of(SiegeEvent.class)
            .word("SiegesBegan", SiegeEvent.SiegesBegan.class)
            .word("FortressUndermined", SiegeEvent.FortressUndermined.class, SiegeEvent.FortressUndermined.FROM_1)
            .word("BesiegersChecked", SiegeEvent.BesiegersChecked.class)
            .word("BesiegersOweAttrition", SiegeEvent.BesiegersOweAttrition.class)
            .word("UnderminingTookEffect", SiegeEvent.UnderminingTookEffect.class)
            .word("BreachMade", SiegeEvent.BreachMade.class, SiegeEvent.BreachMade.FROM_1)
            .word("AssaultDeclined", SiegeEvent.AssaultDeclined.class)
            .word("AssaultFought", SiegeEvent.AssaultFought.class)
            .word("FortressFell", SiegeEvent.FortressFell.class, SiegeEvent.FortressFell.FROM_1)
            .word("GarrisonFreed", SiegeEvent.GarrisonFreed.class, SiegeEvent.GarrisonFreed.FROM_1)
            .word("GarrisonPlaced", SiegeEvent.GarrisonPlaced.class)
            .word("LeaderSentHome", SiegeEvent.LeaderSentHome.class)
            .word("FortressManned", SiegeEvent.FortressManned.class)
            .word("FortDestroyed", SiegeEvent.FortDestroyed.class)
            .word("FortressLowered", SiegeEvent.FortressLowered.class)
            .word("SiegeLifted", SiegeEvent.SiegeLifted.class)
            .word("SiegeResolved", SiegeEvent.SiegeResolved.class)
            .word("StackRedeployed", SiegeEvent.StackRedeployed.class)
            .word("SiegesEnded", SiegeEvent.SiegesEnded.class);

    private SiegeChapter() {}

    @Override
    public Vocabulary<SiegeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<SiegeEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SiegeEvent event) {
        return SiegeEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, SiegeCommand command) {
        return switch (command) {
            case SiegeCommand.Undermine undermine -> UnderminingInPlay.undermine(play, undermine);
            case SiegeCommand.ResolveAssault assault -> AssaultInPlay.resolve(play, assault);
            case SiegeCommand.DeclineAssault decline -> UnderminingInPlay.declineAssault(play, decline);
            case SiegeCommand.GrantWarHonours grant -> UnderminingInPlay.grantHonours(play, grant);
            case SiegeCommand.TakeBreach take -> UnderminingInPlay.takeBreach(play, take);
            case SiegeCommand.Redeploy redeploy -> Redeployment.redeploy(play, redeploy);
            case SiegeCommand.PlaceGarrison place -> GarrisonPlacement.place(play, place);
            case SiegeCommand.ManFortress man -> FallOfFortress.man(play, man);
            case SiegeCommand.LeaveUnmanned leave -> FallOfFortress.leave(play, leave);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return board.state().phase() instanceof Phase.Sieges sieges
                ? sieges.provinces().stream().filter(province -> board.enemyFortress(province, Sieges.besieging(board.state())))
                        .map(province -> decision("siege-" + province, Sieges.besieger(board, province), Sieges.RULE,
                                "What do the besiegers do in " + board.name(province) + "?", Sieges.options(board, province))
                                .with(Sieges.notAssaulting(board, province).isEmpty() ? Assaulting.form(board, province) : null))
                        .toList()
                : List.of();
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.Breach breach -> Optional.of(decision("breach", breach.country(), "EU-SIEGE-BREACH",
                    "The walls of " + board.name(breach.province()) + " are breached: assault at once?",
                    UnderminingInPlay.breached(breach.province())).with(Assaulting.form(board, breach.province())));
            case Duty.BreachOrHonours choice -> Optional.of(decision("honours", choice.country(), FallOfFortress.HONOURS,
                    "The garrison of " + board.name(choice.province()) + " offers to leave",
                    List.of(new Option("grant war honours: the fortress falls", new SiegeCommand.GrantWarHonours(choice.province())),
                            new Option("take the breach", new SiegeCommand.TakeBreach(choice.province())))));
            case Duty.Garrison garrison -> Optional.of(decision("garrison", garrison.country(), FallOfFortress.HONOURS,
                    "Where do the troops go that left with war honours?", GarrisonPlacement.havens(board, garrison))
                    .with(GarrisonPlacement.form(board, garrison)));
            case Duty.Manning manning -> Optional.of(decision("manning", manning.country(), FallOfFortress.MANNING,
                    "Is the fortress of " + board.name(manning.province()) + " manned?", FallOfFortress.manning(board, manning)));
            default -> Optional.empty();
        };
    }

    /** Destroys freed troops that find no place. */
    @Override
    public boolean settles(Play play, Duty duty) {
        return duty instanceof Duty.Garrison garrison && GarrisonPlacement.lost(play, garrison);
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case SiegeCommand.Undermine undermine when rolls -> Optional.of(SiegeOutlook.undermining(before, undermine.province()));
            case SiegeCommand.ResolveAssault assault when rolls -> Optional.of(SiegeOutlook.assault(before, assault));
            case SiegeCommand.TakeBreach take -> SiegeAhead.breached(after, take.province());
            case SiegeCommand.GrantWarHonours grant -> Optional.of(Forecast.EMPTY.with("fortressFalls", Distribution.certain(true)));
            case SiegeCommand.DeclineAssault decline -> SiegeAhead.standing(after, decline.province());
            case MilitiaCommand.KeepMilitiaInside keep -> inside(before, keep.province());
            case BattleCommand.WithdrawIntoFortress withdraw -> inside(after, withdraw.province());
            default -> Optional.empty();
        };
    }

    /** The odds of the siege of troops that all withdrew, or of militia alone; empty where anybody stays to fight. */
    private static Optional<Forecast> inside(Board after, String province) {
        var besiegers = after.besiegers(province);
        return besiegers.isEmpty() || !after.enemiesInField(province, after.state().allianceOf(besiegers.getFirst())).isEmpty() ? Optional.empty()
                : SiegeAhead.standing(after, province);
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("undermining", "undermining die", "fire", "fire die of the assault", "shock", "shock die of the assault");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SiegeEvent> ruled) {
        return switch (ruled.event()) {
            case SiegeEvent.FortressUndermined undermined -> Optional.of(UnderminingInPlay.question(ruled.board(), undermined.province()));
            case SiegeEvent.AssaultFought fought -> Optional.of(new EuQuestion.Storm(AssaultInPlay.assault(ruled.board(), fought.province(), fought.breach(),
                    Assaulting.part(ruled.board(), fought.province(), ruled.stacks()))));
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, SiegeEvent event, List<Step> explanation) {
        return new SiegeNarration(before).of(event, explanation);
    }
}
