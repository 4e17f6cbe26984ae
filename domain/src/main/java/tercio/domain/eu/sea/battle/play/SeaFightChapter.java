package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Attackers;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Battles at sea: evasion, first lines, two days of fire and boarding, pursuit, losses, retreat and what comes after (EU-SEA). */
public final class SeaFightChapter implements Chapter<SeaFightCommand, SeaFightEvent> {

    public static final SeaFightChapter CHAPTER = new SeaFightChapter();

    private static final MessageTypes<SeaFightCommand> COMMANDS = MessageTypes.of(SeaFightCommand.class)
            .with("AttackFleet", SeaFightCommand.AttackFleet.class)
            .with("EvadeAtSea", SeaFightCommand.EvadeAtSea.class)
            .with("AcceptSeaBattle", SeaFightCommand.AcceptSeaBattle.class)
            .with("ChooseFirstLine", SeaFightCommand.ChooseFirstLine.class)
            .with("SealFirstLine", SeaFightCommand.SealFirstLine.class)
            .with("FightAtSea", SeaFightCommand.FightAtSea.class)
            .with("WithdrawWithWind", SeaFightCommand.WithdrawWithWind.class)
            .with("BreakOff", SeaFightCommand.BreakOff.class)
            .with("FightOn", SeaFightCommand.FightOn.class)
            .with("CaptureShips", SeaFightCommand.CaptureShips.class)
            .with("LoseShipsInBattle", SeaFightCommand.LoseShipsInBattle.class)
            .with("RetreatToPort", SeaFightCommand.RetreatToPort.class)
            .with("FollowFleet", SeaFightCommand.FollowFleet.class)
            .with("LetFleetGo", SeaFightCommand.LetFleetGo.class)
            .with("JoinFleet", SeaFightCommand.JoinFleet.class)
            .with("EndSeaBattle", SeaFightCommand.EndSeaBattle.class);

    private static final MessageTypes<SeaFightEvent> EVENTS = MessageTypes.of(SeaFightEvent.class)
            .with("SeaBattleJoined", SeaFightEvent.SeaBattleJoined.class)
            .with("EvasionAtSeaRolled", SeaFightEvent.EvasionAtSeaRolled.class)
            .with("SeaBattleAccepted", SeaFightEvent.SeaBattleAccepted.class)
            .with("FirstLineChosen", SeaFightEvent.FirstLineChosen.class)
            .with("FirstLinesAwaited", SeaFightEvent.FirstLinesAwaited.class)
            .with("FirstLineSealed", SeaFightEvent.FirstLineSealed.class)
            .with("FirstLinesFormed", SeaFightEvent.FirstLinesFormed.class)
            .with("SeaBattleFought", SeaFightEvent.SeaBattleFought.class)
            .with("WithdrewWithWind", SeaFightEvent.WithdrewWithWind.class)
            .with("ShipsCaptured", SeaFightEvent.ShipsCaptured.class)
            .with("ShipsLostInBattle", SeaFightEvent.ShipsLostInBattle.class)
            .with("SeaLossesTaken", SeaFightEvent.SeaLossesTaken.class)
            .with("FleetRetreated", SeaFightEvent.FleetRetreated.class)
            .with("RetreatImpossible", SeaFightEvent.RetreatImpossible.class)
            .with("SeaRetreatsOver", SeaFightEvent.SeaRetreatsOver.class)
            .with("PursuitBegan", SeaFightEvent.PursuitBegan.class)
            .with("FleetFollowed", SeaFightEvent.FleetFollowed.class)
            .with("FollowUpOver", SeaFightEvent.FollowUpOver.class)
            .with("FollowUpBlockade", SeaFightEvent.FollowUpBlockade.class)
            .with("SeaBattleAvoided", SeaFightEvent.SeaBattleAvoided.class)
            .with("SeaBattleEnded", SeaFightEvent.SeaBattleEnded.class)
            .with("AdmiralHit", SeaFightEvent.AdmiralHit.class)
            .with("AdmiralAwaited", SeaFightEvent.AdmiralAwaited.class)
            .with("AdmiralReturned", SeaFightEvent.AdmiralReturned.class);

    private SeaFightChapter() {}

    @Override
    public MessageTypes<SeaFightCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<SeaFightEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("wind", Sentence.of("eu.die.wind"));
    }

    @Override
    public EuState evolve(EuState state, SeaFightEvent event) {
        return SeaFightEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, SeaFightCommand command) {
        return switch (command) {
            case SeaFightCommand.AttackFleet attack -> SeaFights.attack(play, attack);
            case SeaFightCommand.EvadeAtSea evade -> SeaEvasions.evade(play, evade);
            case SeaFightCommand.AcceptSeaBattle accept -> SeaEvasions.accept(play, accept);
            case SeaFightCommand.ChooseFirstLine line -> FirstLines.choose(play, line);
            case SeaFightCommand.SealFirstLine line -> FirstLines.seal(play, line);
            case SeaFightCommand.FightAtSea fight -> SeaRolls.fight(play, fight);
            case SeaFightCommand.WithdrawWithWind withdraw -> SeaRolls.withdraw(play, withdraw);
            case SeaFightCommand.BreakOff off -> SeaRolls.breakOff(play, off);
            case SeaFightCommand.FightOn on -> SeaRolls.fightOn(play, on);
            case SeaFightCommand.CaptureShips capture -> SeaRolls.capture(play, capture);
            case SeaFightCommand.LoseShipsInBattle lost -> SeaLossTaking.take(play, lost);
            case SeaFightCommand.RetreatToPort retreat -> SeaRetreats.retreat(play, retreat);
            case SeaFightCommand.FollowFleet follow -> FollowUps.follow(play, follow);
            case SeaFightCommand.LetFleetGo go -> FollowUps.letGo(play, go);
            case SeaFightCommand.JoinFleet join -> AdmiralsReturn.join(play, join);
            case SeaFightCommand.EndSeaBattle end -> SeaAftermath.end(play, end);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        var battle = SeaFights.current(board.state());
        return battle.isPresent() ? battleDecisions(board, battle.get()) : declaredBattleDecisions(board);
    }

    /** Each country with a declared battle may start it next, unless an ally has claimed the next one. */
    private List<Decision> declaredBattleDecisions(WarView board) {
        if (!(board.state().phase() instanceof Phase.Battles battles) || battles.engagement() != null) {
            return List.of();
        }
        var contenders = Contenders.of(board);
        return Attackers.of(board, board.state().allianceAt(battles.turnOf())).stream().map(stack -> stack.country()).distinct().sorted()
                .filter(country -> contenders.refusal(country).isEmpty())
                .map(country -> decision("sea-battles-" + country, country.value(), "EU-BATTLE", ask("ask-next", country),
                        Stream.concat(SeaFights.options(board, country).stream(), contenders.claimOption(country).stream()).toList()))
                .toList();
    }

    private List<Decision> battleDecisions(WarView board, SeaEngagement battle) {
        return switch (battle.stage()) {
            case SeaStage.EvasionChoice _ -> one(evasionDecision(board, battle));
            case SeaStage.OpenLineChoice choice -> FirstLines.choosingSides(battle, choice).stream().map(side -> lineDecision(board, battle, side)).toList();
            case SeaStage.SecretLineChoice choice -> FirstLines.choosingSides(board, battle, choice).stream().map(side -> lineDecision(board, battle, side)).toList();
            case SeaStage.FirstRoll _ -> {
                var force = SeaForce.of(board, battle, Side.PHASING);
                yield one(roll("sea-battle", force.country().value(), SeaFights.RULE, inZone("ask-begin", battle), Sentence.of("eu.seabattle.to-begin"),
                        new SeaFightCommand.FightAtSea(force.leadingStack().id())));
            }
            case SeaStage.CombatChoice choice -> one(combatDecision(board, battle, choice));
            case SeaStage.LossChoice losses -> SeaLossTaking.choosingSides(losses).stream().map(side -> lossDecision(board, battle, losses.combat(), side)).toList();
            case SeaStage.Retreat retreat -> one(retreatDecision(board, battle, retreat));
            case SeaStage.FollowUp followUp -> one(followUpDecision(board, battle, followUp));
            case SeaStage.Conclusion conclusion -> one(roll("sea-battle-end", conclusion.combat().country(Side.PHASING).value(), SeaAftermath.RULE,
                    inZone("ask-end", battle), Sentence.of("eu.seabattle.to-end"),
                    new SeaFightCommand.EndSeaBattle(battle.phasing().getFirst())));
        };
    }

    private static List<Decision> one(Decision decision) {
        return List.of(decision);
    }

    private Decision evasionDecision(WarView board, SeaEngagement battle) {
        var force = SeaForce.of(board, battle, Side.NON_PHASING);
        return decision("sea-evasion", force.country().value(), SeaEvasions.RULE, Sentence.of("eu.seabattle.ask-evasion").with("stack", SentenceNames.fleet(board.state(), force.leadingStack().id())),
                SeaEvasions.options(board, battle));
    }

    private static Sentence.Keyed ask(String key, CountryId country) {
        return Sentence.of("eu.seabattle." + key).with("who", SentenceNames.country(country));
    }

    private static Sentence.Keyed inZone(String key, SeaEngagement battle) {
        return Sentence.of("eu.seabattle." + key).with("where", SentenceNames.place(battle.zone()));
    }

    private Decision lineDecision(WarView board, SeaEngagement battle, Side side) {
        var force = SeaForce.of(board, battle, side);
        return decision("first-line-" + side.word(), force.country().value(), FirstLines.RULE, ask("ask-line", force.country()),
                FirstLines.options(battle, force));
    }

    private Decision combatDecision(WarView board, SeaEngagement battle, SeaStage.CombatChoice choice) {
        var question = choice.question();
        var country = choice.combat().country(question.side());
        var options = SeaRolls.options(board, battle, choice);
        return switch (question.what()) {
            case WITHDRAWAL -> decision("withdrawal", country.value(), SeaRolls.WITHDRAW, ask("ask-withdrawal", country), options);
            case RETREAT_ATTEMPT -> decision("break-off", country.value(), SeaRolls.BREAK_OFF,
                    inZone("ask-break-off", battle).with("who", SentenceNames.country(country)), options);
            case CAPTURE -> decision("captures", country.value(), Captures.RULE, ask("ask-captures", country), options);
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        };
    }

    private Decision lossDecision(WarView board, SeaEngagement battle, SeaCombat combat, Side side) {
        return decision("sea-losses-" + side.word(), combat.country(side).value(), SeaLossTaking.RULE, SeaLossTaking.question(board, combat, side),
                SeaLossTaking.options(board, battle, combat, side)).with(SeaLossTaking.form(board, battle, combat, side));
    }

    private Decision retreatDecision(WarView board, SeaEngagement battle, SeaStage.Retreat retreat) {
        var side = SeaRetreats.nextSide(board, battle, retreat).orElseThrow();
        var country = retreat.combat().country(side);
        return decision("sea-retreat", country.value(), SeaRetreats.RULE, inZone("ask-retreat", battle).with("who", SentenceNames.country(country)),
                SeaRetreats.options(board, battle, side));
    }

    private Decision followUpDecision(WarView board, SeaEngagement battle, SeaStage.FollowUp followUp) {
        var country = SeaForce.of(board, battle, followUp.pursuer().orElseThrow()).country();
        var port = followUp.departures().flight().orElseThrow().port();
        return decision("follow-up", country.value(), FollowUps.RULE, ask("ask-follow", country).with("port", SentenceNames.place(port)), FollowUps.options(board, battle));
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.AdmiralReturn back
                ? Optional.of(decision("admiral-" + back.leader(), back.country().value(), AdmiralsReturn.rule(board.state(), back),
                        Sentence.of("eu.seabattle.ask-admiral").with("leader", SentenceNames.leader(board.state().navies().leaders().get(back.leader()).leader())),
                        AdmiralsReturn.options(board, back)))
                : Optional.empty();
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        var lines = new LineOdds(tables);
        return (before, after, rolls, command) -> SeaBattleForecaster.of(before, command, lines);
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SeaFightEvent> ruled) {
        return SeaFights.current(ruled.board().state()).flatMap(battle -> question(ruled, battle));
    }

    private static Optional<EuQuestion> question(RuledEvent<SeaFightEvent> ruled, SeaEngagement battle) {
        return switch (ruled.event()) {
            case SeaFightEvent.EvasionAtSeaRolled rolled -> Optional.of(new EuQuestion.Evade(SeaEvasions.attempt(ruled.board(), battle)));
            case SeaFightEvent.SeaBattleFought fought -> SeaAftermath.question(ruled.board(), battle, ruled.over());
            case SeaFightEvent.SeaBattleEnded ended -> SeaAftermath.question(ruled.board(), battle, ruled.over());
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, SeaFightEvent event, List<Step> explanation) {
        return new SeaFightNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(SeaFightEvent event) {
        return switch (event) {
            case SeaFightEvent.SeaBattleEnded _ -> Importance.TURNING_POINT;
            case SeaFightEvent.ShipsCaptured _, SeaFightEvent.AdmiralHit _ -> Importance.OUTCOME;
            case SeaFightEvent.SeaBattleJoined _, SeaFightEvent.EvasionAtSeaRolled _, SeaFightEvent.WithdrewWithWind _,
                    SeaFightEvent.FleetRetreated _, SeaFightEvent.RetreatImpossible _, SeaFightEvent.PursuitBegan _, SeaFightEvent.SeaBattleAvoided _ -> Importance.RESULT;
            case SeaFightEvent.SeaBattleAccepted _, SeaFightEvent.SeaLossesTaken _, SeaFightEvent.SeaRetreatsOver _, SeaFightEvent.FollowUpOver _ -> Importance.DETAIL;
            default -> Importance.STEP;
        };
    }
}
