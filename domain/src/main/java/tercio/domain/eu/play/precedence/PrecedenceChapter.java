package tercio.domain.eu.play.precedence;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RollOff;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** The order of allied countries: which of them makes the next move or takes the next battle (EU-MOVE-ORDER, EU-BATTLE-ORDER). */
public final class PrecedenceChapter implements Chapter<PrecedenceCommand, PrecedenceEvent> {

    public static final PrecedenceChapter CHAPTER = new PrecedenceChapter();

    private static final Vocabulary<PrecedenceCommand> COMMANDS = Vocabulary.of(PrecedenceCommand.class)
            .word("ClaimPrecedence", PrecedenceCommand.ClaimPrecedence.class)
            .word("YieldPrecedence", PrecedenceCommand.YieldPrecedence.class);

    private static final Vocabulary<PrecedenceEvent> EVENTS = Vocabulary.of(PrecedenceEvent.class)
            .word("PrecedenceClaimed", PrecedenceEvent.PrecedenceClaimed.class)
            .word("PrecedenceYielded", PrecedenceEvent.PrecedenceYielded.class)
            .word("PrecedenceDecided", PrecedenceEvent.PrecedenceDecided.class);

    private PrecedenceChapter() {}

    @Override
    public Vocabulary<PrecedenceCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<PrecedenceEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, PrecedenceEvent event) {
        return PrecedenceEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, PrecedenceCommand command) {
        return switch (command) {
            case PrecedenceCommand.ClaimPrecedence claim -> Claims.claim(play, claim);
            case PrecedenceCommand.YieldPrecedence agree -> Claims.agree(play, agree);
        };
    }

    /** Allies are asked only once one of them has claimed to act next. */
    @Override
    public List<Decision> awaited(Board board) {
        var contenders = Contenders.on(board);
        return contenders.precedence().open()
                ? contenders.precedence().asked().stream().map(country -> asked(contenders, country)).toList()
                : List.of();
    }

    private Decision asked(Contenders contenders, String country) {
        var agree = new Option(Nation.of(country) + " agrees", new PrecedenceCommand.YieldPrecedence(country));
        return decision("precedence-" + country, country, contenders.rule(), contenders.claimants()
                        + (contenders.precedence().claimed().size() == 1 ? " claims" : " claim") + " the next " + contenders.what() + ": does "
                        + Nation.of(country) + " agree?",
                Stream.concat(Stream.of(agree), contenders.claim(country).stream()).toList());
    }

    /** Each country that claims is equally likely to be the next: equal dice are rolled again. */
    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof PrecedenceCommand ? Optional.of(first(after)) : Optional.empty();
    }

    private static Forecast first(Board after) {
        var equal = new LinkedHashMap<String, BigInteger>();
        Contenders.on(after).precedence().claimed().forEach(country -> equal.put(country, BigInteger.ONE));
        return Forecast.EMPTY.with("first", Distribution.of(equal, BigInteger.valueOf(equal.size())));
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(Claims.DIE, "die for who acts next");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<PrecedenceEvent> ruled) {
        return ruled.event() instanceof PrecedenceEvent.PrecedenceDecided && ruled.rolled() ? EuQuestion.unasked(RollOff.UNASKED) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, PrecedenceEvent event, List<Step> explanation) {
        var what = Contenders.what(before);
        return switch (event) {
            case PrecedenceEvent.PrecedenceClaimed claimed -> Nation.of(claimed.country()) + " claims the next " + what + ".";
            case PrecedenceEvent.PrecedenceYielded yielded -> Nation.of(yielded.country()) + " agrees.";
            case PrecedenceEvent.PrecedenceDecided decided -> (explanation.isEmpty() ? "" : rolled(explanation) + ": ")
                    + Nation.of(decided.country()) + (what.equals("move") ? " makes the next move." : " takes the next battle.");
        };
    }

    /** {@code France rolls 7, Venice 4} */
    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> !step.dice().isEmpty()).map(step -> Nation.of(step.step().substring("claim of ".length())) + " rolls "
                + step.dice().getFirst()).collect(Collectors.joining(", "));
    }
}
