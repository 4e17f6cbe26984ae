package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.harbour.Attackers;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Battles at sea: evasion, first lines, two days of fire and boarding, pursuit, losses, retreat and what comes after (EU-SEA). */
public final class SeaFightChapter implements Chapter<SeaFightCommand, SeaFightEvent> {

    public static final SeaFightChapter CHAPTER = new SeaFightChapter();

    private static final Vocabulary<SeaFightCommand> COMMANDS = Vocabulary.of(SeaFightCommand.class)
            .word("AttackFleet", SeaFightCommand.AttackFleet.class)
            .word("EvadeAtSea", SeaFightCommand.EvadeAtSea.class)
            .word("AcceptSeaBattle", SeaFightCommand.AcceptSeaBattle.class)
            .word("ChooseFirstLine", SeaFightCommand.ChooseFirstLine.class)
            .word("SealFirstLine", SeaFightCommand.SealFirstLine.class)
            .word("FightAtSea", SeaFightCommand.FightAtSea.class)
            .word("WithdrawWithWind", SeaFightCommand.WithdrawWithWind.class)
            .word("BreakOff", SeaFightCommand.BreakOff.class)
            .word("FightOn", SeaFightCommand.FightOn.class)
            .word("CaptureShips", SeaFightCommand.CaptureShips.class)
            .word("LoseShipsInBattle", SeaFightCommand.LoseShipsInBattle.class)
            .word("RetreatToPort", SeaFightCommand.RetreatToPort.class)
            .word("FollowFleet", SeaFightCommand.FollowFleet.class)
            .word("LetFleetGo", SeaFightCommand.LetFleetGo.class)
            .word("JoinFleet", SeaFightCommand.JoinFleet.class)
            .word("EndSeaBattle", SeaFightCommand.EndSeaBattle.class);

    private static final Vocabulary<SeaFightEvent> EVENTS = Vocabulary.of(SeaFightEvent.class)
            .word("SeaBattleJoined", SeaFightEvent.SeaBattleJoined.class)
            .word("EvasionAtSeaRolled", SeaFightEvent.EvasionAtSeaRolled.class)
            .word("SeaBattleAccepted", SeaFightEvent.SeaBattleAccepted.class)
            .word("FirstLineChosen", SeaFightEvent.FirstLineChosen.class)
            .word("FirstLinesAwaited", SeaFightEvent.FirstLinesAwaited.class)
            .word("FirstLineSealed", SeaFightEvent.FirstLineSealed.class)
            .word("FirstLinesFormed", SeaFightEvent.FirstLinesFormed.class)
            .word("SeaBattleFought", SeaFightEvent.SeaBattleFought.class)
            .word("WithdrewWithWind", SeaFightEvent.WithdrewWithWind.class)
            .word("ShipsCaptured", SeaFightEvent.ShipsCaptured.class)
            .word("ShipsLostInBattle", SeaFightEvent.ShipsLostInBattle.class)
            .word("SeaLossesTaken", SeaFightEvent.SeaLossesTaken.class)
            .word("FleetRetreated", SeaFightEvent.FleetRetreated.class)
            .word("RetreatImpossible", SeaFightEvent.RetreatImpossible.class)
            .word("SeaRetreatsOver", SeaFightEvent.SeaRetreatsOver.class)
            .word("PursuitBegan", SeaFightEvent.PursuitBegan.class)
            .word("FleetFollowed", SeaFightEvent.FleetFollowed.class)
            .word("FollowUpOver", SeaFightEvent.FollowUpOver.class)
            .word("FollowUpBlockade", SeaFightEvent.FollowUpBlockade.class)
            .word("SeaBattleAvoided", SeaFightEvent.SeaBattleAvoided.class)
            .word("SeaBattleEnded", SeaFightEvent.SeaBattleEnded.class)
            .word("AdmiralHit", SeaFightEvent.AdmiralHit.class)
            .word("AdmiralAwaited", SeaFightEvent.AdmiralAwaited.class)
            .word("AdmiralReturned", SeaFightEvent.AdmiralReturned.class);

    private SeaFightChapter() {}

    @Override
    public Vocabulary<SeaFightCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<SeaFightEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("wind", "die for the wind");
    }

    @Override
    public EuState evolve(EuState state, SeaFightEvent event) {
        return SeaFightEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, SeaFightCommand command) {
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
    public List<Decision> awaited(Board board) {
        var battle = SeaFights.current(board.state());
        return battle.isPresent() ? asked(board, battle.get()) : declared(board);
    }

    /** Each country with a declared battle may start it next, unless an ally has claimed the next one. */
    private List<Decision> declared(Board board) {
        if (!(board.state().phase() instanceof Phase.Battles battles) || battles.engagement() != null) {
            return List.of();
        }
        var contenders = Contenders.on(board);
        return Attackers.of(board, board.state().allianceAt(battles.turnOf())).stream().map(stack -> stack.country()).distinct().sorted()
                .filter(country -> contenders.forbids(country).isEmpty())
                .map(country -> decision("sea-battles-" + country, country, "EU-BATTLE", "Which battle at sea does " + Nation.of(country) + " fight next?",
                        Stream.concat(SeaFights.options(board, country).stream(), contenders.claim(country).stream()).toList()))
                .toList();
    }

    private List<Decision> asked(Board board, SeaEngagement battle) {
        return switch (battle.step()) {
            case EVASION -> one(evasion(board, battle));
            case FIRST_LINE -> FirstLines.choosing(board, battle).stream().map(side -> line(board, battle, side)).toList();
            case READY -> {
                var force = SeaForce.of(board, battle, Side.PHASING);
                yield one(roll("sea-battle", force.country(), SeaFights.RULE, "The battle in " + board.name(battle.zone()) + " begins.", "roll for the battle",
                        new SeaFightCommand.FightAtSea(force.lead().id())));
            }
            case FIGHT -> one(fight(board, battle, battle.standing().waits().orElseThrow()));
            case LOSSES -> SeaLossTaking.choosing(battle).stream().map(side -> losses(board, battle, side)).toList();
            case RETREAT -> one(retreat(board, battle, SeaRetreats.next(board, battle).orElseThrow()));
            case FOLLOW_UP -> one(followUp(board, battle));
            case CONCLUSION -> one(roll("sea-battle-end", battle.terms().phasing().country(), SeaAftermath.RULE,
                    "The battle in " + board.name(battle.zone()) + " is over: the commanders test for casualties.", "roll for the commanders",
                    new SeaFightCommand.EndSeaBattle(battle.phasing().getFirst())));
        };
    }

    private static List<Decision> one(Decision decision) {
        return List.of(decision);
    }

    private Decision evasion(Board board, SeaEngagement battle) {
        var force = SeaForce.of(board, battle, Side.NON_PHASING);
        return decision("sea-evasion", force.country(), SeaEvasions.RULE, "Does " + FleetTitle.of(board.state(), force.lead().id()) + " try to evade the battle?",
                SeaEvasions.options(board, battle));
    }

    private Decision line(Board board, SeaEngagement battle, Side side) {
        var force = SeaForce.of(board, battle, side);
        return decision("first-line-" + side.word(), force.country(), FirstLines.RULE, "Which ships does " + Nation.of(force.country()) + " put into the first line?",
                FirstLines.options(battle, force));
    }

    private Decision fight(Board board, SeaEngagement battle, BattleStanding.Question question) {
        var country = battle.terms().side(question.side()).country();
        var options = SeaRolls.options(board, battle, question);
        return switch (question.what()) {
            case WITHDRAWAL -> decision("withdrawal", country, SeaRolls.WITHDRAW, Nation.of(country) + " has the wind: does it withdraw?", options);
            case RETREAT_ATTEMPT -> decision("break-off", country, SeaRolls.BREAK_OFF,
                    "The first day is over in " + board.name(battle.zone()) + ": does " + Nation.of(country) + " break off?", options);
            case CAPTURE -> decision("captures", country, Captures.RULE, "Which ships does " + Nation.of(country) + " capture?", options);
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        };
    }

    private Decision losses(Board board, SeaEngagement battle, Side side) {
        var country = battle.terms().side(side).country();
        return decision("sea-losses-" + side.word(), country, SeaLossTaking.RULE, SeaLossTaking.prompt(board, battle, side, Nation.of(country)),
                SeaLossTaking.options(board, battle, side)).with(SeaLossTaking.form(board, battle, side));
    }

    private Decision retreat(Board board, SeaEngagement battle, Side side) {
        var country = battle.terms().side(side).country();
        return decision("sea-retreat", country, SeaRetreats.RULE, "Where does " + Nation.of(country) + " retreat from " + board.name(battle.zone()) + "?",
                SeaRetreats.options(board, battle, side));
    }

    private Decision followUp(Board board, SeaEngagement battle) {
        var side = battle.evaded() ? Side.PHASING : battle.winner().orElseThrow();
        var country = SeaForce.of(board, battle, side).country();
        return decision("follow-up", country, FollowUps.RULE, "Does " + Nation.of(country) + " follow to blockade " + board.name(battle.port()) + "?", FollowUps.options(board, battle));
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.AdmiralReturn back
                ? Optional.of(decision("admiral-" + back.leader(), back.country(), AdmiralsReturn.rule(board.state(), back),
                        board.state().navies().leaders().get(back.leader()).leader().spoken() + " is back: which naval stack does he join?",
                        AdmiralsReturn.options(board, back)))
                : Optional.empty();
    }

    @Override
    public Outlook outlook(EuTables tables) {
        var lines = new LineOdds(tables);
        return (before, after, rolls, command) -> SeaOutlook.of(before, command, lines);
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SeaFightEvent> ruled) {
        return SeaFights.current(ruled.board().state()).flatMap(battle -> question(ruled, battle));
    }

    private static Optional<EuQuestion> question(RuledEvent<SeaFightEvent> ruled, SeaEngagement battle) {
        return switch (ruled.event()) {
            case SeaFightEvent.EvasionAtSeaRolled rolled -> Optional.of(new EuQuestion.Evade(SeaEvasions.attempt(ruled.board(), battle)));
            case SeaFightEvent.SeaBattleFought fought -> Optional.of(SeaAftermath.question(ruled.board(), battle, ruled.over()));
            case SeaFightEvent.SeaBattleEnded ended -> Optional.of(SeaAftermath.question(ruled.board(), battle, ruled.over()));
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, SeaFightEvent event, List<Step> explanation) {
        return new SeaFightNarration(before).of(event, explanation);
    }
}
