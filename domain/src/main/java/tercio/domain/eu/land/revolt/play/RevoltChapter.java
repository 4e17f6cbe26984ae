package tercio.domain.eu.land.revolt.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Revolts, rebellions and raiding corsairs on the board (EU-REVOLT-FIGHT, EU-CORSAIR-LAND). A scenario or the host places them; they make
 * moves active and provinces unfriendly, count in attrition, and are fought in the siege segment. They hold no fortress and have no troops
 * (reading: an event that gives them some belongs to no chapter of this game).
 */
public final class RevoltChapter implements Chapter<RevoltCommand, RevoltEvent> {

    public static final RevoltChapter CHAPTER = new RevoltChapter();

    private static final MessageTypes<RevoltCommand> COMMANDS = MessageTypes.of(RevoltCommand.class)
            .with("FightRebels", RevoltCommand.FightRebels.class)
            .with("FightCorsairs", RevoltCommand.FightCorsairs.class)
            .with("HuntCorsairs", RevoltCommand.HuntCorsairs.class)
            .with("FightPirates", RevoltCommand.FightPirates.class);

    private static final MessageTypes<RevoltEvent> EVENTS = MessageTypes.of(RevoltEvent.class)
            .with("RebelsFought", RevoltEvent.RebelsFought.class)
            .with("CorsairsFought", RevoltEvent.CorsairsFought.class)
            .with("CorsairsHunted", RevoltEvent.CorsairsHunted.class)
            .with("PiratesFought", RevoltEvent.PiratesFought.class);

    private RevoltChapter() {}

    @Override
    public MessageTypes<RevoltCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<RevoltEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RevoltEvent event) {
        return RevoltEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, RevoltCommand command) {
        return switch (command) {
            case RevoltCommand.FightRebels fight -> RebelFights.fight(play, fight);
            case RevoltCommand.FightCorsairs fight -> CorsairFights.fight(play, fight);
            case RevoltCommand.HuntCorsairs hunt -> CorsairHunts.fight(play, hunt);
            case RevoltCommand.FightPirates fight -> MinorsAgainstPirates.fight(play, fight);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return Stream.of(revoltDecisions(board), raidDecisions(board), huntDecisions(board), pirateDecisions(board)).flatMap(each -> each).toList();
    }

    private Stream<Decision> huntDecisions(WarView board) {
        return CorsairHunts.openHunts(board).stream().map(ships -> decision("hunt-" + ships.id(), ships.country().value(), CorsairHunts.RULE,
                CorsairHunts.prompt(board, ships), List.of(CorsairHunts.option(board, ships))));
    }

    private Stream<Decision> pirateDecisions(WarView board) {
        return MinorsAgainstPirates.openTradeZones(board).stream().map(trade -> decision("minors-" + trade, MinorsAgainstPirates.rollingCountry(board).value(), MinorsAgainstPirates.RULE,
                Sentence.of("eu.revolt.ask-pirates").with("trade", new Text(trade.value())), List.of(MinorsAgainstPirates.option(trade))));
    }

    private Stream<Decision> raidDecisions(WarView board) {
        return CorsairFights.openProvinces(board).stream()
                .map(province -> decision("corsairs-" + province, RebelFights.fightingCountry(board, province, Sieges.besiegingAlliance(board.state())).value(), CorsairFights.RULE,
                        Sentence.of("eu.revolt.ask-corsairs").with("where", SentenceNames.place(province)).with("whom", CorsairFights.raiders(board, province))
                                .with("siege", board.hasEnemyFortress(province, Sieges.besiegingAlliance(board.state())))
                                .with("revolt", board.state().marks().isInRevolt(province)),
                        List.of(CorsairFights.option(board, province))));
    }

    private Stream<Decision> revoltDecisions(WarView board) {
        return RebelFights.openProvinces(board).stream()
                .map(province -> decision("revolt-" + province, RebelFights.fightingCountry(board, province, Sieges.besiegingAlliance(board.state())).value(), RebelFights.RULE,
                        Sentence.of("eu.revolt.ask-rebels").with("where", SentenceNames.place(province)).with("whom", RebelFights.rebels(board, province))
                                .with("siege", board.hasEnemyFortress(province, Sieges.besiegingAlliance(board.state()))),
                        List.of(RebelFights.option(board, province))));
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> !rolls ? Optional.empty() : switch (command) {
            case RevoltCommand.FightRebels fight -> RebelFights.odds(before, fight.province());
            case RevoltCommand.FightCorsairs fight -> CorsairFights.odds(before, fight.province());
            case RevoltCommand.HuntCorsairs hunt -> CorsairHunts.odds(before, hunt.stack());
            case RevoltCommand.FightPirates fight -> MinorsAgainstPirates.odds(before, fight.tradeZone());
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("revolt", Sentence.of("eu.die.revolt"), "corsair", Sentence.of("eu.die.corsairs"), "pirates", Sentence.of("eu.die.pirates"));
    }

    /** The question of a hunt; of transports alone, which hunt as well, a request has no ships. */
    private static EuQuestion question(CorsairHunt.Hunt hunt) {
        return hunt.fleetMinus() + hunt.fleetPlus() > 0 || hunt.otherShips() ? new EuQuestion.HuntCorsairs(hunt)
                : new EuQuestion.Unasked(Sentence.of("eu.question.transports"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<RevoltEvent> ruled) {
        var board = ruled.board();
        return switch (ruled.event()) {
            case RevoltEvent.PiratesFought fought -> Optional.of(new EuQuestion.HuntPirates(MinorsAgainstPirates.zone(board, fought.tradeZone())));
            case RevoltEvent.CorsairsHunted hunted -> Optional.of(question(CorsairHunts.hunt(board, board.state().fleet(hunted.stack()).orElseThrow())));
            case RevoltEvent.CorsairsFought fought -> Optional.of(new EuQuestion.FightRaiders(CorsairFights.fight(board, fought.province())));
            case RevoltEvent.RebelsFought fought -> Optional.of(new EuQuestion.FightRebels(RebelFights.fight(board, fought.province())));
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, RevoltEvent event, List<Step> explanation) {
        return new RevoltNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(RevoltEvent event) {
        return switch (event) {
            case RevoltEvent.CorsairsFought _, RevoltEvent.CorsairsHunted _, RevoltEvent.PiratesFought _, RevoltEvent.RebelsFought _ -> Importance.OUTCOME;
            default -> Importance.STEP;
        };
    }
}
