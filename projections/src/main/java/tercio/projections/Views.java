package tercio.projections;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The views of games: those that every game has, and those of the rulesets. */
public final class Views {

    private final List<? extends RulesetViews> byRuleset;

    public Views(List<? extends RulesetViews> byRuleset) {
        this.byRuleset = List.copyOf(byRuleset);
    }

    /** The views of games of a ruleset, in order of their names. */
    public Map<String, View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        var views = new TreeMap<String, View<?>>();
        views.put("board", View.ofBoard("board", board -> board));
        for (var more : byRuleset) {
            more.of(ruleset).forEach(view -> views.put(view.name(), view));
        }
        return views;
    }

    /** The projections for games of a ruleset: those of the ruleset and those that every game has. */
    @SuppressWarnings("unchecked") // a ruleset is given its own
    <S> List<EventProjection<S, ?>> projections(Ruleset<S, ?, ?, ?> ruleset) {
        var projections = new ArrayList<EventProjection<S, ?>>();
        projections.add(new RulingsProjection<>());
        projections.add((EventProjection<S, ?>) diceAttribution(ruleset).projection());
        byRuleset.forEach(its -> its.projections(ruleset).forEach(projection -> projections.add((EventProjection<S, ?>) projection)));
        return projections;
    }

    /** The body of a view at a position; empty where there is no such view or the rest of the path names nothing. */
    public Optional<Object> body(GameHistory history, String view, List<String> rest, int position) {
        return Optional.ofNullable(of(history.opening().ruleset()).get(view))
                .flatMap(found -> bodyOf(history, history.opening().ruleset(), found, rest, position));
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S> Optional<Object> bodyOf(
            GameHistory history, Ruleset<S, ?, ?, ?> rules, View<?> view, List<String> rest, int position) {
        return ((View<S>) view).body().apply(history.at(rules, position), rest);
    }

    /** Field names in answers about games of a ruleset. */
    public FieldNames fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return first(its -> its.fieldNames(ruleset)).orElse(FieldNames.PLAIN);
    }

    /** Field names in answers about games of several rulesets: those that all rulesets with words of their own share. */
    public FieldNames fieldNames(Collection<? extends Ruleset<?, ?, ?, ?>> rulesets) {
        var names = rulesets.stream()
                .flatMap(ruleset -> byRuleset.stream().flatMap(its -> its.fieldNames(ruleset).stream())).distinct().toList();
        return names.size() == 1 ? names.getFirst() : FieldNames.PLAIN;
    }

    /** The printed board of a ruleset; empty where it has none to show. */
    public Optional<PrintedBoard> printedBoard(Ruleset<?, ?, ?, ?> ruleset) {
        return first(its -> its.board(ruleset));
    }

    /** The part of the printed board of a ruleset that a sheet shows; empty where it has no such sheet. */
    public Optional<PrintedBoard> printedBoard(Ruleset<?, ?, ?, ?> ruleset, String sheet) {
        return first(its -> its.board(ruleset, sheet));
    }

    /** The printed tables that explanations under a ruleset or an edition cite. */
    public List<PrintedTable> printedTables(String ruleset) {
        return byRuleset.stream().flatMap(its -> its.tables(ruleset).stream()).toList();
    }

    /** The tables by which a game is played: the printed ones, and in their place those that an owner entered for it. */
    public List<PrintedTable> tables(GameHistory history) {
        var ruleset = history.openingEvent().ruleset();
        return history.openingEvent().scenario().enteredTables()
                .map(entered -> byRuleset.stream().flatMap(its -> its.tables(ruleset, entered).stream()).toList())
                .orElseGet(() -> printedTables(ruleset));
    }

    /**
     * The log with a sentence for each event, undone events included.
     *
     * @param from the first position, 1 or more
     * @param limit the largest number of lines
     */
    public List<GameLog.Line> log(GameHistory history, int from, int limit) {
        return GameLog.lines(history, history.opening().ruleset(), from, limit);
    }

    /** The readable account of a game up to a position. */
    public GameAccount account(GameHistory history, int position) {
        return GameAccount.of(history, position);
    }

    /**
     * A part of a game in paragraphs, one for each fight, without what is undone.
     *
     * @param from the first position, 1 or more
     * @param limit the largest number of events
     */
    public List<Paragraphs.Paragraph> paragraphs(GameHistory history, int from, int limit) {
        return Paragraphs.of(history, history.opening().ruleset(), from, limit);
    }

    /** The moments of a game, and which events are undone. */
    public HistoryOverview overview(GameHistory history) {
        var rules = history.opening().ruleset();
        var undoHistory = history.undoHistory();
        return HistoryOverview.of(undoHistory, first(its -> its.moments(rules))
                .map(moments -> moments(history, rules, moments, undoHistory.position())).orElse(List.of()));
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S> List<Moment> moments(GameHistory history, Ruleset<S, ?, ?, ?> rules, Moments<?> moments, int position) {
        return ((Moments<S>) moments).of(history.at(rules, position));
    }

    /** The dice statistics up to a position. */
    public DiceStatistics statistics(GameHistory history, int position) {
        return diceAttribution(history.opening().ruleset()).statistics(history, position);
    }

    /** The parties whose dice were thrown at each position, in the order of the dice; empty for a die of no party. */
    public Map<Integer, List<String>> diceParties(GameHistory history) {
        return diceAttribution(history.opening().ruleset()).parties(history);
    }

    /**
     * The differences between a position of a game and one of the same game or of a branch of it, in sentences; none where its rulebook
     * has no comparison.
     */
    public List<Sentence> differences(GameHistory before, int from, GameHistory after, int to) {
        return differences(before, from, after, to, before.opening().ruleset());
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private <S> List<Sentence> differences(GameHistory before, int from, GameHistory after, int to, Ruleset<S, ?, ?, ?> rules) {
        return this.<BoardComparison<?>>first(its -> its.comparison(rules))
                .map(found -> ((BoardComparison<S>) found).between(before.board(rules, from), after.board(rules, to))).orElse(List.of());
    }

    /** The reports of a game for readers of a language: of its turns, and of any stretch of it. */
    public GameReports<?> reports(GameHistory history, AppraisalReader appraisals, Language language) {
        return reports(history, history.opening().ruleset(), appraisals, language);
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private <S> GameReports<S> reports(GameHistory history, Ruleset<S, ?, ?, ?> rules, AppraisalReader appraisals, Language language) {
        var source = this.<ReportSource<?>>first(its -> its.report(rules)).map(found -> (ReportSource<S>) found);
        return new GameReports<>(history, rules, source, position -> statistics(history, position), appraisals, language);
    }

    /** The owners of the dice of a ruleset. */
    public DiceAttribution<?, ?, ?> attribution(Ruleset<?, ?, ?, ?> ruleset) {
        return diceAttribution(ruleset);
    }

    /** The projection of statistics beside dice for games of a ruleset; empty where there is none. */
    @SuppressWarnings("unchecked") // a ruleset is given its own
    <S> Optional<EventProjection<S, TallyEntry>> tally(Ruleset<S, ?, ?, ?> ruleset) {
        return this.<EventProjection<?, TallyEntry>>first(its -> its.tally(ruleset)).map(found -> (EventProjection<S, TallyEntry>) found);
    }

    /** The battles in effect that are over and may have odds, in the order of position. */
    @SuppressWarnings("unchecked") // a ruleset is given its own
    <S> List<ReportSource.Ended> endedBattles(Ruleset<S, ?, ?, ?> ruleset, GameAtPosition<S> scene) {
        return this.<ReportSource<?>>first(its -> its.report(ruleset)).map(found -> ((ReportSource<S>) found).battles(scene, Texts.in(Language.EN))).orElse(List.of());
    }

    private <S, E extends Event, N extends Scenario> DiceAttribution<?, ?, ?> diceAttribution(Ruleset<S, ?, E, N> ruleset) {
        return first(its -> its.diceAttribution(ruleset)).orElseGet(() -> DiceAttribution.unknown(ruleset));
    }

    private <T> Optional<T> first(Function<RulesetViews, Optional<T>> asked) {
        return byRuleset.stream().flatMap(its -> asked.apply(its).stream()).findFirst();
    }

    /** The names of the views of a game. */
    public Set<String> names(GameHistory history) {
        return of(history.opening().ruleset()).keySet();
    }
}
