package tercio.domain.eu.land.battle.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.play.InterceptionCommand;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.movement.OverrunStrength;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.eu.world.militia.play.MilitiaCalls;
import tercio.domain.eu.world.militia.play.MilitiaCommand;
import tercio.domain.eu.world.natives.play.NativeCommand;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Battles on land (EU-BATTLE): the choice of fighting troops, evasion, sortie, the two days, retreat. */
public final class BattleChapter implements Chapter<BattleCommand, BattleEvent> {

    public static final BattleChapter CHAPTER = new BattleChapter();

    private static final MessageTypes<BattleCommand> COMMANDS = MessageTypes.of(BattleCommand.class)
            .with("FightBattle", BattleCommand.FightBattle.class)
            .with("AttemptEvasion", BattleCommand.AttemptEvasion.class)
            .with("WithdrawIntoFortress", BattleCommand.WithdrawIntoFortress.class)
            .with("StandAndFight", BattleCommand.StandAndFight.class)
            .with("ChooseFighters", BattleCommand.ChooseFighters.class)
            .with("MakeSortie", BattleCommand.MakeSortie.class)
            .with("StayInside", BattleCommand.StayInside.class)
            .with("AttemptRetreat", BattleCommand.AttemptRetreat.class)
            .with("HoldTheField", BattleCommand.HoldTheField.class)
            .with("Retreat", BattleCommand.Retreat.class)
            .with("CountLosses", BattleCommand.CountLosses.class)
            .with("StayAfterVictory", BattleCommand.StayAfterVictory.class)
            .with("DeclareOverrun", BattleCommand.DeclareOverrun.class)
            .with("ForgoOverrun", BattleCommand.ForgoOverrun.class);

    private static final MessageTypes<BattleEvent> EVENTS = MessageTypes.of(BattleEvent.class)
            .with("BattleJoined", BattleEvent.BattleJoined.class)
            .with("EvasionAttempted", BattleEvent.EvasionAttempted.class)
            .with("WithdrawnIntoFortress", BattleEvent.WithdrawnIntoFortress.class)
            .with("BattleLineChanged", BattleEvent.BattleLineChanged.class)
            .with("BattleAccepted", BattleEvent.BattleAccepted.class)
            .with("SortieMade", BattleEvent.SortieMade.class)
            .with("SallyForgone", BattleEvent.SallyForgone.class)
            .with("FightersAsked", BattleEvent.FightersAsked.class)
            .with("StackDivided", BattleEvent.StackDivided.class)
            .with("FightersChosen", BattleEvent.FightersChosen.class)
            .with("WatchersWithoutRefuge", BattleEvent.WatchersWithoutRefuge.class)
            .with("WatchersWithdrew", BattleEvent.WatchersWithdrew.class)
            .with("PartsToRejoin", BattleEvent.PartsToRejoin.class)
            .with("PartRejoined", BattleEvent.PartRejoined.class)
            .with("BattleFought", BattleEvent.BattleFought.class, OldBattleFought::fromVersion1)
            .with("RetreatChosen", BattleEvent.RetreatChosen.class, Upcaster.SAME)
            .with("LossesCounted", BattleEvent.LossesCounted.class)
            .with("BattleEnded", BattleEvent.BattleEnded.class, Upcaster.SAME)
            .with("BattleRemains", BattleEvent.BattleRemains.class)
            .with("BattleAvoided", BattleEvent.BattleAvoided.class)
            .with("BattlesEnded", BattleEvent.BattlesEnded.class)
            .with("OverrunOffered", BattleEvent.OverrunOffered.class)
            .with("OverrunForgone", BattleEvent.OverrunForgone.class)
            .with("EnemiesOverrun", BattleEvent.EnemiesOverrun.class);

    private BattleChapter() {}

    @Override
    public MessageTypes<BattleCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<BattleEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, BattleEvent event) {
        return BattleEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, BattleCommand command) {
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
    public List<Decision> awaitedDecisions(WarView board) {
        return switch (board.state().phase()) {
            case Movement movement when movement.engagement().isPresent() -> engagementDecisions(board, movement.engagement().get());
            case Phase.Battles battles -> battles.engagement() != null ? engagementDecisions(board, battles.engagement()) : nextBattleDecisions(board);
            default -> List.of();
        };
    }

    /** Each commander decides about the battles of the troops it leads. The first answer takes effect first, unless one claims the next battle. */
    private List<Decision> nextBattleDecisions(WarView board) {
        var byCommander = OrderOfBattles.optionsByCommander(board);
        var contenders = Contenders.of(board);
        return byCommander.entrySet().stream()
                .filter(own -> contenders.refusal(own.getKey()).isEmpty())
                .map(own -> decision(byCommander.size() == 1 ? "battles" : "battles-" + own.getKey(), own.getKey().value(), Engagements.RULE,
                        Sentence.of("eu.battle.ask-which").with("who", country(own.getKey())),
                        Stream.concat(own.getValue().stream(), contenders.claimOption(own.getKey()).stream()).toList()))
                .toList();
    }

    /** The question of the battle, and which troops would step into the fortress while they may. */
    private List<Decision> engagementDecisions(WarView board, Engagement engagement) {
        return Stream.concat(Stream.of(question(board, engagement)), Evasions.isOpen(board, engagement)
                ? IntoFortress.withdrawalDecision(board, engagement, commandingCountry(board.state(), engagement, Side.NON_PHASING)).stream()
                : Stream.of()).toList();
    }

    private Decision question(WarView board, Engagement engagement) {
        var state = board.state();
        if (engagement.muster().choosing() != null) {
            return FightingTroops.decision(board, engagement);
        }
        if (engagement.battle() == null && engagement.accepted()) {
            return decision("sortie", Sorties.decidingCountry(board, engagement).value(), Sorties.RULE,
                    Sentence.of("eu.battle.ask-sortie").with("where", place(engagement.province())), Sorties.options(board, engagement))
                    .with(Sorties.form(board, engagement));
        }
        if (engagement.battle() == null) {
            return engagement.interception() && !Evasions.isOpen(board, engagement)
                    ? roll("battle", commandingCountry(state, engagement, Side.PHASING).value(), Engagements.RULE,
                            Sentence.of("eu.battle.ask-fight").with("where", place(engagement.province())), Sentence.of("eu.battle.to-fight"), new BattleCommand.FightBattle(engagement.province()))
                    : decision("evasion", commandingCountry(state, engagement, Side.NON_PHASING).value(), Evasions.RULE,
                            Sentence.of("eu.battle.ask-evasion").with("where", place(engagement.province())), Evasions.options(board, engagement))
                            .with(IntoFortress.evasionForm(board, engagement));
        }
        if (engagement.waits().isEmpty()) {
            var losses = LossesWithPashas.of(board, engagement).orElseThrow();
            return decision("pashas", losses.losses().country().value(), LossesWithPashas.RULE, losses.prompt(), losses.options(board, engagement));
        }
        var question = engagement.waits().orElseThrow();
        var country = engagement.battle().side(question.side()).country();
        var options = Fighting.options(board, engagement, question);
        return switch (question.what()) {
            case RETREAT_ATTEMPT -> decision("retreat-attempt", country.value(), Fighting.RETREAT_AFTER_DAY_1,
                    Sentence.of("eu.battle.ask-break-off").with("where", place(engagement.province())).with("who", country(country)), options);
            case RETREAT_ROOM -> decision("retreat", country.value(), Retreats.RULE, Sentence.of("eu.battle.ask-retreat").with("who", country(country)), options)
                    .with(Fighting.form(board, engagement, question).orElse(null));
            case WINNER -> decision("victory", country.value(), Victors.RULE, Victors.prompt(board, engagement, question.side(), country), options)
                    .with(Fighting.form(board, engagement, question).orElse(null));
            case WITHDRAWAL, CAPTURE -> throw new IllegalStateException("no battle on land asks for " + question.what());
        };
    }

    /** The country that commands all stacks of a side together. */
    private static CountryId commandingCountry(EuState state, Engagement engagement, Side side) {
        return state.commandingCountry(engagement.side(side).stream().map(engaged -> state.stacks().get(engaged.stack())).toList());
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.Withdrawal watchers -> Optional.of(decision("retreat", watchers.country().value(), "EU-BATTLE-RETREAT",
                    Sentence.of("eu.battle.ask-watchers").with("who", country(watchers.country())).with("where", place(watchers.province())), Watchers.options(board, watchers)));
            case Duty.Overrun overrun -> Optional.of(decision("overrun", overrun.country().value(), OverrunStrength.RULE,
                    Sentence.of("eu.battle.ask-overrun").with("stack", stack(board.state(), overrun.stack())).with("where", place(overrun.province())),
                    Overruns.options(board, overrun)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return duty instanceof Duty.Rejoining rejoining && Watchers.rejoin(play, rejoining);
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        var battles = new BattleForecaster(tables);
        return (before, after, rolls, command) -> switch (command) {
            case BattleCommand battle -> battles.of(before, after, battle);
            case InterceptionCommand.FightAtOnce fight -> battles.ofJoinedBattle(after, fight.province());
            case InterceptionCommand.FightLater later -> Interceptions.moveUnderWay(before.state())
                    .flatMap(move -> battles.ofLaterBattle(after, later.province(), before.state().allianceOf(before.state().stacks().get(move.stack()))));
            case MilitiaCommand.SendOutMilitia out -> battles.ofLaterBattle(MilitiaCalls.boardInField(before, out.province()), out.province(), MilitiaCalls.phasingAlliance(before.state()));
            case MilitiaCommand.KeepMilitiaInside keep -> battles.ofLaterBattle(before, keep.province(), MilitiaCalls.phasingAlliance(before.state()));
            case NativeCommand.AttackNatives attack -> battles.ofAttackOnNatives(before, attack.stack());
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.ofEntries(
                Map.entry(BattleRoll.FIRE1.word(), Sentence.of("eu.die.fire-first-day")),
                Map.entry(BattleRoll.SHOCK1.word(), Sentence.of("eu.die.shock-first-day")),
                Map.entry(BattleRoll.FIRE2.word(), Sentence.of("eu.die.fire-second-day")),
                Map.entry(BattleRoll.SHOCK2.word(), Sentence.of("eu.die.shock-second-day")),
                Map.entry(BattleRoll.PURSUIT.word(), Sentence.of("eu.die.pursuit")),
                Map.entry("retreatAttempt", Sentence.of("eu.die.breaking-off")),
                Map.entry("retreat", Sentence.of("eu.die.retreat")),
                Map.entry("smallStack", Sentence.of("eu.die.seven-ld")),
                Map.entry("replacementLeader", Sentence.of("eu.die.replacement-leader")),
                Map.entry("evasion", Sentence.of("eu.die.evasion")));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<BattleEvent> ruled) {
        return switch (ruled.event()) {
            // The roll comes before troops and leaders of the side enter the fortress, and is told after.
            case BattleEvent.EvasionAttempted attempt -> Engagements.current(ruled.ordered().state())
                    .map(engagement -> new EuQuestion.Evade(Evasions.attempt(ruled.ordered(), engagement)));
            case BattleEvent.BattleFought fought -> questionOf(ruled.board());
            case BattleEvent.BattleEnded ended -> questionOf(ruled.board());
            default -> Optional.empty();
        };
    }

    private static Optional<EuQuestion> questionOf(WarView board) {
        return Engagements.current(board.state())
                .map(engagement -> new EuQuestion.FightOnLand(engagement.battle().toBattle(board.state().readings()), engagement.standing()));
    }

    @Override
    public Sentence sentence(EuState before, BattleEvent event, List<Step> explanation) {
        return new BattleNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(BattleEvent event) {
        return switch (event) {
            case BattleEvent.BattleEnded _ -> Importance.TURNING_POINT;
            case BattleEvent.EnemiesOverrun _ -> Importance.OUTCOME;
            case BattleEvent.BattleJoined _, BattleEvent.EvasionAttempted _, BattleEvent.WithdrawnIntoFortress _,
                    BattleEvent.SortieMade _, BattleEvent.FightersChosen _, BattleEvent.RetreatChosen _, BattleEvent.BattleAvoided _ -> Importance.RESULT;
            case BattleEvent.BattleLineChanged _, BattleEvent.BattleAccepted _ -> Importance.DETAIL;
            default -> Importance.STEP;
        };
    }
}
