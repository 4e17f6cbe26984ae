package tercio.domain.eu.play.revolt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.Revolt;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.siege.Sieges;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.CommonFigures;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/**
 * Revolts, rebellions and raiding corsairs on the board (EU-REVOLT-FIGHT, EU-CORSAIR-LAND). A scenario or the host places them; they make
 * moves active and provinces unfriendly, count in attrition, and are fought in the siege segment. They hold no fortress and have no troops
 * (reading: an event that gives them some belongs to no chapter of this game).
 */
public final class RevoltChapter implements Chapter<RevoltCommand, RevoltEvent> {

    public static final RevoltChapter CHAPTER = new RevoltChapter();

    private static final Vocabulary<RevoltCommand> COMMANDS = Vocabulary.of(RevoltCommand.class)
            .word("FightRebels", RevoltCommand.FightRebels.class)
            .word("FightCorsairs", RevoltCommand.FightCorsairs.class)
            .word("HuntCorsairs", RevoltCommand.HuntCorsairs.class)
            .word("FightPirates", RevoltCommand.FightPirates.class);

    private static final Vocabulary<RevoltEvent> EVENTS = Vocabulary.of(RevoltEvent.class)
            .word("RebelsFought", RevoltEvent.RebelsFought.class)
            .word("CorsairsFought", RevoltEvent.CorsairsFought.class)
            .word("CorsairsHunted", RevoltEvent.CorsairsHunted.class)
            .word("PiratesFought", RevoltEvent.PiratesFought.class);

    private RevoltChapter() {}

    @Override
    public Vocabulary<RevoltCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<RevoltEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RevoltEvent event) {
        return RevoltEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, RevoltCommand command) {
        return switch (command) {
            case RevoltCommand.FightRebels fight -> RebelFights.fight(play, fight);
            case RevoltCommand.FightCorsairs fight -> CorsairFights.fight(play, fight);
            case RevoltCommand.HuntCorsairs hunt -> CorsairHunts.fight(play, hunt);
            case RevoltCommand.FightPirates fight -> PiratesOfMinors.fight(play, fight);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return Stream.of(revolts(board), raids(board), hunts(board), pirates(board)).flatMap(each -> each).toList();
    }

    private Stream<Decision> hunts(Board board) {
        return CorsairHunts.asked(board).stream().map(ships -> decision("hunt-" + ships.id(), ships.country(), CorsairHunts.RULE,
                CorsairHunts.said(board, ships), List.of(CorsairHunts.option(board, ships))));
    }

    private Stream<Decision> pirates(Board board) {
        return PiratesOfMinors.asked(board).stream().map(trade -> decision("minors-" + trade, PiratesOfMinors.by(board), PiratesOfMinors.RULE,
                "Minor countries fight the pirates of the trade zone " + trade + ".", List.of(PiratesOfMinors.option(trade))));
    }

    private Stream<Decision> raids(Board board) {
        return CorsairFights.now(board).stream()
                .map(province -> decision("corsairs-" + province, RebelFights.by(board, province, Sieges.besieging(board.state())), CorsairFights.RULE,
                        "The troops in " + board.name(province) + " fight " + CorsairFights.said(board.state().marks().raids().get(province))
                                + (board.enemyFortress(province, Sieges.besieging(board.state())) ? ", or they besiege" : "")
                                + (board.state().marks().inRevolt(province) ? ", or they fight the revolt" : ""),
                        List.of(CorsairFights.option(board, province))));
    }

    private Stream<Decision> revolts(Board board) {
        return RebelFights.now(board).stream()
                .map(province -> decision("revolt-" + province, RebelFights.by(board, province, Sieges.besieging(board.state())), RebelFights.RULE,
                        "The troops in " + board.name(province) + " fight the " + board.state().marks().revolts().get(province)
                                + (board.enemyFortress(province, Sieges.besieging(board.state())) ? ", or they besiege" : ""),
                        List.of(RebelFights.option(board, province))));
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> !rolls ? Optional.empty() : switch (command) {
            case RevoltCommand.FightRebels fight -> RebelFights.odds(before, fight.province());
            case RevoltCommand.FightCorsairs fight -> CorsairFights.odds(before, fight.province());
            case RevoltCommand.HuntCorsairs hunt -> CorsairHunts.odds(before, hunt.stack());
            case RevoltCommand.FightPirates fight -> PiratesOfMinors.odds(before, fight.tradeZone());
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("revolt", "die of the fight against the revolt", "corsair", "die of the fight against the corsairs", "pirates", "die of the fight against the pirates");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<RevoltEvent> ruled) {
        var board = ruled.board();
        return switch (ruled.event()) {
            case RevoltEvent.PiratesFought fought -> Optional.of(new EuQuestion.HuntPirates(PiratesOfMinors.zone(board, fought.tradeZone())));
            case RevoltEvent.CorsairsHunted hunted -> Optional.of(new EuQuestion.HuntCorsairs(CorsairHunts.hunt(board, board.state().fleet(hunted.stack()).orElseThrow())));
            case RevoltEvent.CorsairsFought fought -> Optional.of(new EuQuestion.FightRaiders(CorsairFights.fight(board, fought.province())));
            case RevoltEvent.RebelsFought fought -> Optional.of(new EuQuestion.FightRebels(RebelFights.fight(board, fought.province())));
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, RevoltEvent event, List<Step> explanation) {
        return switch (event) {
            case RevoltEvent.CorsairsFought fought -> Nation.of(fought.by()) + " fights " + CorsairFights.said(before.marks().raids().get(fought.province()))
                    + " in " + PlaceName.of(fought.province()) + rolled(explanation) + (!fought.success() ? " and fails."
                    : fought.level() == 0 ? " and drives them off." : " and succeeds: " + before.marks().raids().get(fought.province()).level(fought.level()) + " is left.");
            case RevoltEvent.CorsairsHunted fought -> FleetTitle.of(before, fought.stack()) + " fights " + CorsairFights.said(before.marks().raids().get(fought.zone()))
                    + " in " + PlaceName.of(fought.zone()) + rolled(explanation) + (!fought.success() ? " and fails."
                    : fought.level() == 0 ? " and drives them off." : " and succeeds: " + before.marks().raids().get(fought.zone()).level(fought.level()) + " is left.");
            case RevoltEvent.PiratesFought fought -> "Minor countries fight the pirates in " + PlaceName.of(fought.zone()) + (!fought.success() ? " and fail."
                    : fought.level() == 0 ? " and drive them off." : " and succeed: " + before.marks().raids().get(fought.zone()).level(fought.level()) + " is left.");
            case RevoltEvent.RebelsFought fought -> Nation.of(fought.by()) + " fights the " + before.marks().revolts().get(fought.province()) + " in "
                    + PlaceName.of(fought.province()) + rolled(explanation) + (!fought.success() ? " and fails."
                    : fought.level() == 0 ? " and puts it down." : " and succeeds: " + new Revolt(fought.level(), 0) + " is left.");
        };
    }

    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> step.modified() != null).findFirst()
                .map(step -> ", rolls " + step.dice().getFirst() + (step.modified().equals(step.dice().getFirst()) ? "" : " modified to " + step.modified()) + ", needs "
                        + CommonFigures.REBEL_FIGHT_SUCCESS + " or a natural " + CommonFigures.NATURAL_SUCCESS + ",").orElse("");
    }
}
