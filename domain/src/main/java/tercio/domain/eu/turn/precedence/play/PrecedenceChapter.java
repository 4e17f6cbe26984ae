package tercio.domain.eu.turn.precedence.play;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RollOff;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The order of allied countries: which of them makes the next move or takes the next battle (EU-MOVE-ORDER, EU-BATTLE-ORDER). */
public final class PrecedenceChapter implements Chapter<PrecedenceCommand, PrecedenceEvent> {

    public static final PrecedenceChapter CHAPTER = new PrecedenceChapter();

    private static final MessageTypes<PrecedenceCommand> COMMANDS = MessageTypes.of(PrecedenceCommand.class)
            .with("ClaimPrecedence", PrecedenceCommand.ClaimPrecedence.class)
            .with("YieldPrecedence", PrecedenceCommand.YieldPrecedence.class);

    private static final MessageTypes<PrecedenceEvent> EVENTS = MessageTypes.of(PrecedenceEvent.class)
            .with("PrecedenceClaimed", PrecedenceEvent.PrecedenceClaimed.class)
            .with("PrecedenceYielded", PrecedenceEvent.PrecedenceYielded.class)
            .with("PrecedenceDecided", PrecedenceEvent.PrecedenceDecided.class);

    private PrecedenceChapter() {}

    @Override
    public MessageTypes<PrecedenceCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<PrecedenceEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, PrecedenceEvent event) {
        return PrecedenceEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, PrecedenceCommand command) {
        return switch (command) {
            case PrecedenceCommand.ClaimPrecedence claim -> Claims.claim(play, claim);
            case PrecedenceCommand.YieldPrecedence agree -> Claims.agree(play, agree);
        };
    }

    /** Allies are asked only once one of them has claimed to act next. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        var contenders = Contenders.of(board);
        return contenders.precedence().isOpen()
                ? contenders.precedence().asked().stream().map(country -> answerDecision(contenders, country)).toList()
                : List.of();
    }

    private Decision answerDecision(Contenders contenders, CountryId country) {
        var agree = new Option(Sentence.of("eu.precedence.agree").with("who", SentenceNames.country(country)), new PrecedenceCommand.YieldPrecedence(country));
        return decision("precedence-" + country, country.value(), contenders.rule(), Sentence.of("eu.precedence.asked")
                        .with("who", SentenceNames.countries(contenders.precedence().claimed())).with("what", contenders.what()).with("country", SentenceNames.country(country)),
                Stream.concat(Stream.of(agree), contenders.claimOption(country).stream()).toList());
    }

    /** Each country that claims is equally likely to be the next: equal dice are rolled again. */
    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof PrecedenceCommand ? Optional.of(oddsOfNext(after)) : Optional.empty();
    }

    private static Forecast oddsOfNext(WarView after) {
        var equal = new LinkedHashMap<String, BigInteger>();
        Contenders.of(after).precedence().claimed().forEach(country -> equal.put(country.value(), BigInteger.ONE));
        return Forecast.EMPTY.with("first", Distribution.of(equal, BigInteger.valueOf(equal.size())));
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(Claims.DIE, Sentence.of("eu.die.precedence"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<PrecedenceEvent> ruled) {
        return ruled.event() instanceof PrecedenceEvent.PrecedenceDecided && ruled.rolled() ? EuQuestion.noQuestion(RollOff.UNASKED) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, PrecedenceEvent event, List<Step> explanation) {
        return new PrecedenceNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(PrecedenceEvent event) {
        return switch (event) {
            case PrecedenceEvent.PrecedenceClaimed _, PrecedenceEvent.PrecedenceDecided _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
