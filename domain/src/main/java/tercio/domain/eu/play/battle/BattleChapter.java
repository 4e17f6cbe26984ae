package tercio.domain.eu.play.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.BattleRoll;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.OverrunStrength;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.interception.InterceptionCommand;
import tercio.domain.eu.play.interception.Interceptions;
import tercio.domain.eu.play.militia.MilitiaCalls;
import tercio.domain.eu.play.militia.MilitiaCommand;
import tercio.domain.eu.play.natives.NativeCommand;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Battles on land (EU-BATTLE): the choice of fighting troops, evasion, sortie, the two days, retreat. */
public final class BattleChapter implements Chapter<BattleCommand, BattleEvent> {

    public static final BattleChapter CHAPTER = new BattleChapter();

    private static final Vocabulary<BattleCommand> COMMANDS = Vocabulary.of(BattleCommand.class)
            .word("FightBattle", BattleCommand.FightBattle.class)
            .word("AttemptEvasion", BattleCommand.AttemptEvasion.class)
            .word("WithdrawIntoFortress", BattleCommand.WithdrawIntoFortress.class)
            .word("StandAndFight", BattleCommand.StandAndFight.class)
            .word("ChooseFighters", BattleCommand.ChooseFighters.class)
            .word("MakeSortie", BattleCommand.MakeSortie.class)
            .word("StayInside", BattleCommand.StayInside.class)
            .word("AttemptRetreat", BattleCommand.AttemptRetreat.class)
            .word("HoldTheField", BattleCommand.HoldTheField.class)
            .word("Retreat", BattleCommand.Retreat.class)
            .word("CountLosses", BattleCommand.CountLosses.class)
            .word("StayAfterVictory", BattleCommand.StayAfterVictory.class)
            .word("DeclareOverrun", BattleCommand.DeclareOverrun.class)
            .word("ForgoOverrun", BattleCommand.ForgoOverrun.class);

    private static final Vocabulary<BattleEvent> EVENTS = Vocabulary.of(BattleEvent.class)
            .word("BattleJoined", BattleEvent.BattleJoined.class)
            .word("EvasionAttempted", BattleEvent.EvasionAttempted.class)
            .word("WithdrawnIntoFortress", BattleEvent.WithdrawnIntoFortress.class)
            .word("BattleLineChanged", BattleEvent.BattleLineChanged.class)
            .word("BattleAccepted", BattleEvent.BattleAccepted.class)
            .word("SortieMade", BattleEvent.SortieMade.class)
            .word("SallyForgone", BattleEvent.SallyForgone.class)
            .word("FightersAsked", BattleEvent.FightersAsked.class)
            .word("StackDivided", BattleEvent.StackDivided.class)
            .word("FightersChosen", BattleEvent.FightersChosen.class)
            .word("WatchersWithoutRefuge", BattleEvent.WatchersWithoutRefuge.class)
            .word("WatchersWithdrew", BattleEvent.WatchersWithdrew.class)
            .word("PartsToRejoin", BattleEvent.PartsToRejoin.class)
            .word("PartRejoined", BattleEvent.PartRejoined.class)
            .word("BattleFought", BattleEvent.BattleFought.class, OldBattleFought::fromVersion1)
            .word("RetreatChosen", BattleEvent.RetreatChosen.class, Upcaster.SAME)
            .word("LossesCounted", BattleEvent.LossesCounted.class)
            .word("BattleEnded", BattleEvent.BattleEnded.class, Upcaster.SAME)
            .word("BattleRemains", BattleEvent.BattleRemains.class)
            .word("BattleAvoided", BattleEvent.BattleAvoided.class)
            .word("BattlesEnded", BattleEvent.BattlesEnded.class)
            .word("OverrunOffered", BattleEvent.OverrunOffered.class)
            .word("OverrunForgone", BattleEvent.OverrunForgone.class)
            .word("EnemiesOverrun", BattleEvent.EnemiesOverrun.class);

    private BattleChapter() {}

    @Override
    public Vocabulary<BattleCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<BattleEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, BattleEvent event) {
        return BattleEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, BattleCommand command) {
        return switch (command) {
            case BattleCommand.FightBattle fight -> Engagements.fight(play, fight);
            case BattleCommand.AttemptEvasion evade -> Evasions.evade(play, evade);
            case BattleCommand.WithdrawIntoFortress withdraw -> Evasions.withdraw(play, withdraw);
            case BattleCommand.StandAndFight stand -> Evasions.stand(play, stand);
            case BattleCommand.ChooseFighters choose -> FightingTroops.choose(play, choose);
            case BattleCommand.MakeSortie sortie -> Sorties.make(play, sortie);
            case BattleCommand.StayInside stay -> Sorties.stay(play, stay);
            case BattleCommand.AttemptRetreat attempt -> Fighting.attemptRetreat(play, attempt);
            case BattleCommand.HoldTheField hold -> Fighting.hold(play, hold);
            case BattleCommand.Retreat retreat -> Fighting.retreat(play, retreat);
            case BattleCommand.CountLosses count -> LossesWithPashas.count(play, count);
            case BattleCommand.StayAfterVictory stay -> Victors.stay(play, stay);
            case BattleCommand.DeclareOverrun overrun -> Overruns.declare(play, overrun);
            case BattleCommand.ForgoOverrun forgo -> Overruns.forgo(play, forgo);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return switch (board.state().phase()) {
            case Phase.Movement movement when movement.engagement() != null -> engagement(board, movement.engagement());
            case Phase.Battles battles -> battles.engagement() != null ? engagement(board, battles.engagement()) : battles(board);
            default -> List.of();
        };
    }

    /** Each commander decides about the battles of the troops it leads. The first answer takes effect first, unless one claims the next battle. */
    private List<Decision> battles(Board board) {
        var byCommander = OrderOfBattles.byCommander(board);
        var contenders = Contenders.on(board);
        return byCommander.entrySet().stream()
                .filter(own -> contenders.forbids(own.getKey()).isEmpty())
                .map(own -> decision(byCommander.size() == 1 ? "battles" : "battles-" + own.getKey(), own.getKey(), Engagements.RULE,
                        "Which battle does " + Nation.of(own.getKey()) + " fight next?",
                        Stream.concat(own.getValue().stream(), contenders.claim(own.getKey()).stream()).toList()))
                .toList();
    }

    /** The question of the battle, and which troops would step into the fortress while they may. */
    private List<Decision> engagement(Board board, Engagement engagement) {
        return Stream.concat(Stream.of(question(board, engagement)), Evasions.open(board, engagement)
                ? IntoFortress.withdrawal(board, engagement, country(board.state(), engagement, Side.NON_PHASING)).stream()
                : Stream.of()).toList();
    }

    private Decision question(Board board, Engagement engagement) {
        var state = board.state();
        if (engagement.muster().choosing() != null) {
            return FightingTroops.decision(board, engagement);
        }
        if (engagement.battle() == null && engagement.accepted()) {
            return decision("sortie", Sorties.country(board, engagement), Sorties.RULE,
                    "Do the besieged in " + board.name(engagement.province()) + " come out to fight?", Sorties.options(board, engagement))
                    .with(Sorties.form(board, engagement));
        }
        if (engagement.battle() == null) {
            return engagement.interception() && !Evasions.open(board, engagement)
                    ? roll("battle", country(state, engagement, Side.PHASING), Engagements.RULE,
                            "Battle in " + board.name(engagement.province()), "fight it", new BattleCommand.FightBattle(engagement.province()))
                    : decision("evasion", country(state, engagement, Side.NON_PHASING), Evasions.RULE,
                            "Battle in " + board.name(engagement.province()) + ": stand or evade?", Evasions.options(board, engagement))
                            .with(IntoFortress.evasion(board, engagement));
        }
        if (engagement.waits().isEmpty()) {
            var losses = LossesWithPashas.of(board, engagement).orElseThrow();
            return decision("pashas", losses.losses().country(), LossesWithPashas.RULE, losses.prompt(), losses.options(board, engagement));
        }
        var question = engagement.waits().orElseThrow();
        var country = engagement.battle().side(question.side()).country();
        var options = Fighting.options(board, engagement, question);
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> decision("retreat-attempt", country, Fighting.RETREAT_AFTER_DAY_1,
                    "The first day is over in " + board.name(engagement.province()) + ": does " + Nation.of(country) + " break off?", options);
            case RETREAT_ROOM -> decision("retreat", country, Retreats.RULE, "Where does " + Nation.of(country) + " retreat?", options)
                    .with(Fighting.form(board, engagement, question).orElse(null));
            case WINNER -> decision("victory", country, Victors.RULE, Victors.prompt(board, engagement, question.side(), country), options)
                    .with(Fighting.form(board, engagement, question).orElse(null));
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }

    /** The country that commands all stacks of a side together. */
    private static String country(EuState state, Engagement engagement, Side side) {
        return state.commanding(engagement.side(side).stream().map(engaged -> state.stacks().get(engaged.stack())).toList());
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.Withdrawal watchers -> Optional.of(decision("retreat", watchers.country(), "EU-BATTLE-RETREAT",
                    "Where do the troops of " + Nation.of(watchers.country()) + " that watched the battle in "
                            + board.name(watchers.province()) + " retreat?", Watchers.options(board, watchers)));
            case Duty.Overrun overrun -> Optional.of(decision("overrun", overrun.country(), OverrunStrength.RULE,
                    StackTitle.of(board.state(), overrun.stack()) + " meets enemies in " + board.name(overrun.province()) + ": does it overrun them?",
                    Overruns.options(board, overrun)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settles(Play play, Duty duty) {
        return duty instanceof Duty.Rejoining rejoining && Watchers.rejoin(play, rejoining);
    }

    @Override
    public Outlook outlook(EuTables tables) {
        var battles = new BattleOutlook(tables);
        return (before, after, rolls, command) -> switch (command) {
            case BattleCommand battle -> battles.of(before, after, battle);
            case InterceptionCommand.FightAtOnce fight -> battles.joined(after, fight.province());
            case InterceptionCommand.FightLater later -> Interceptions.underWay(before.state())
                    .flatMap(move -> battles.later(after, later.province(), before.state().allianceOf(before.state().stacks().get(move.stack()))));
            case MilitiaCommand.SendOutMilitia out -> battles.later(MilitiaCalls.inField(before, out.province()), out.province(), MilitiaCalls.phasing(before.state()));
            case MilitiaCommand.KeepMilitiaInside keep -> battles.later(before, keep.province(), MilitiaCalls.phasing(before.state()));
            case NativeCommand.AttackNatives attack -> battles.attacked(before, attack.stack());
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.ofEntries(
                Map.entry(BattleRoll.FIRE1.word(), "fire die of the first day"),
                Map.entry(BattleRoll.SHOCK1.word(), "shock die of the first day"),
                Map.entry(BattleRoll.FIRE2.word(), "fire die of the second day"),
                Map.entry(BattleRoll.SHOCK2.word(), "shock die of the second day"),
                Map.entry(BattleRoll.PURSUIT.word(), "pursuit die"),
                Map.entry("retreatAttempt", "die for breaking off after the first day"),
                Map.entry("retreat", "die for the losses of the retreat"),
                Map.entry("smallStack", "die for the stack of 7 LD"),
                Map.entry("replacementLeader", "die for a replacement leader"),
                Map.entry("evasion", "evasion die"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<BattleEvent> ruled) {
        return switch (ruled.event()) {
            // The roll comes before troops and leaders of the side enter the fortress, and is told after.
            case BattleEvent.EvasionAttempted attempt -> Engagements.current(ruled.ordered().state())
                    .map(engagement -> new EuQuestion.Evade(Evasions.attempt(ruled.ordered(), engagement)));
            case BattleEvent.BattleFought fought -> fought(ruled.board());
            case BattleEvent.BattleEnded ended -> fought(ruled.board());
            default -> Optional.empty();
        };
    }

    private static Optional<EuQuestion> fought(Board board) {
        return Engagements.current(board.state())
                .map(engagement -> new EuQuestion.FightOnLand(engagement.battle().by(board.state().readings()), engagement.standing()));
    }

    @Override
    public String sentence(EuState before, BattleEvent event, List<Step> explanation) {
        return new BattleNarration(before).of(event, explanation);
    }
}
