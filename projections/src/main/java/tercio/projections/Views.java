package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** All views of a game: those every game has, and those of its ruleset. */
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

    /** What is gathered from the events of games of a ruleset, for its own views and for those that every game has. */
    @SuppressWarnings("unchecked") // a ruleset is given its own
    <S> List<Projection<S, ?>> projections(Ruleset<S, ?, ?, ?> ruleset) {
        var projections = new ArrayList<Projection<S, ?>>();
        projections.add(new Rulings<>());
        projections.add((Projection<S, ?>) throwers(ruleset).notes());
        byRuleset.forEach(its -> its.projections(ruleset).forEach(projection -> projections.add((Projection<S, ?>) projection)));
        return projections;
    }

    /** What a view shows at a position; empty where there is no such view or the rest of the path names nothing. */
    public Optional<Object> body(Chronicle chronicle, String view, List<String> rest, int position) {
        return Optional.ofNullable(of(chronicle.opening().ruleset()).get(view))
                .flatMap(found -> shown(chronicle, chronicle.opening().ruleset(), found, rest, position));
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S> Optional<Object> shown(
            Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, View<?> view, List<String> rest, int position) {
        return ((View<S>) view).body().apply(chronicle.scene(rules, position), rest);
    }

    /** What is awaited at a position. */
    public List<Awaited> decisions(Chronicle chronicle, int position) {
        if (withinCommand(chronicle, position)) {
            return List.of();
        }
        return decisions(chronicle, chronicle.opening().ruleset(), position);
    }

    /** Between two events of one command nobody is asked anything. */
    private static boolean withinCommand(Chronicle chronicle, int position) {
        var events = chronicle.events();
        return position < events.size() && events.get(position).envelope().since() <= position;
    }

    private static <S> List<Awaited> decisions(Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, int position) {
        var awaited = new ArrayList<Awaited>();
        for (var decision : rules.decisions(chronicle.board(rules, position))) {
            awaited.add(new Awaited(seatOf(chronicle, decision), decision));
        }
        return awaited;
    }

    private static String seatOf(Chronicle chronicle, Decision decision) {
        return chronicle.opened().seats().stream()
                .filter(seat -> seat.controls().contains(decision.party()))
                .map(seat -> seat.name())
                .findFirst()
                .orElse("host");
    }

    /** The decision of that id that is awaited at a position. */
    public Optional<Awaited> decision(Chronicle chronicle, String id, int position) {
        return decisions(chronicle, position).stream().filter(awaited -> awaited.decision().id().equals(id)).findFirst();
    }

    /**
     * A legal answer to a decision that is awaited at a position.
     *
     * @param below gives a number from 0 up to, but not including, its argument
     */
    public Command sample(Chronicle chronicle, Decision decision, int position, IntUnaryOperator below) {
        return sample(chronicle, chronicle.opening().ruleset(), decision, position, below);
    }

    private static <S> Command sample(
            Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, Decision decision, int position, IntUnaryOperator below) {
        return rules.sample(chronicle.board(rules, position), decision, below);
    }

    /** For which parties a command is given at a position; the seat of one of them may send it. */
    public Set<String> parties(Chronicle chronicle, Command command, int position) {
        return parties(chronicle, chronicle.opening().ruleset(), command, position);
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S, C extends Command> Set<String> parties(
            Chronicle chronicle, Ruleset<S, C, ?, ?> rules, Command command, int position) {
        return rules.parties(chronicle.board(rules, position), (C) command);
    }

    /** Why a command could not be carried out at a position; empty where it is legal there. */
    public Optional<Refusal> objection(Chronicle chronicle, Command command, int position) {
        return objection(chronicle, chronicle.opening().ruleset(), command, position);
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S, C extends Command> Optional<Refusal> objection(
            Chronicle chronicle, Ruleset<S, C, ?, ?> rules, Command command, int position) {
        return rules.objection(chronicle.board(rules, position), (C) command);
    }

    /** The legal moves of a piece at a position; empty where there is no such piece. */
    public Optional<List<Option>> moves(Chronicle chronicle, String piece, int position) {
        return moves(chronicle, chronicle.opening().ruleset(), piece, position);
    }

    private static <S> Optional<List<Option>> moves(
            Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, String piece, int position) {
        return rules.moves(chronicle.board(rules, position), piece);
    }

    /** Whether the game is over at a position. */
    public boolean over(Chronicle chronicle, int position) {
        return over(chronicle, chronicle.opening().ruleset(), position);
    }

    private static <S> boolean over(Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, int position) {
        return rules.over(chronicle.board(rules, position));
    }

    /**
     * The events in effect at a position that have an explanation.
     *
     * @param from the first of them that is wanted
     * @param to the last one
     */
    public List<RecordedEvent> rulings(Chronicle chronicle, int position, int from, int to) {
        return rulings(chronicle, chronicle.opening().ruleset(), position, from, to);
    }

    private static <S> List<RecordedEvent> rulings(
            Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, int position, int from, int to) {
        return chronicle.scene(rules, position).notes(new Rulings<>()).stream()
                .filter(ruling -> ruling.position() >= from && ruling.position() <= to)
                .map(ruling -> chronicle.events().get(ruling.position() - 1))
                .toList();
    }

    /** The printed board of a ruleset; empty where it has none to show. */
    public Optional<PrintedBoard> printedBoard(Ruleset<?, ?, ?, ?> ruleset) {
        return first(its -> its.board(ruleset));
    }

    /** The printed tables that explanations under a ruleset or an edition cite. */
    public List<PrintedTable> printedTables(String ruleset) {
        return byRuleset.stream().flatMap(its -> its.tables(ruleset).stream()).toList();
    }

    /**
     * The log with a sentence for each event, undone or not.
     *
     * @param from the first position, 1 or more
     * @param limit how many lines at most
     */
    public List<Log.Line> log(Chronicle chronicle, int from, int limit) {
        var ruleset = chronicle.opening().ruleset();
        return log(chronicle, ruleset, from, limit);
    }

    private <S, E extends Event, N extends Scenario> List<Log.Line> log(
            Chronicle chronicle, Ruleset<S, ?, E, N> ruleset, int from, int limit) {
        Tale<?, ?, ?> tale = first(its -> its.tale(ruleset)).orElseGet(() -> Tale.plain(ruleset));
        return Log.lines(chronicle, tale, from, limit);
    }

    /** The moments of a game, and what in it is undone. */
    public Track track(Chronicle chronicle) {
        var rules = chronicle.opening().ruleset();
        var course = chronicle.course();
        return Track.of(course, first(its -> its.moments(rules))
                .map(moments -> moments(chronicle, rules, moments, course.position())).orElse(List.of()));
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S> List<Moment> moments(Chronicle chronicle, Ruleset<S, ?, ?, ?> rules, Moments<?> moments, int position) {
        return ((Moments<S>) moments).of(chronicle.scene(rules, position));
    }

    /** How the dice fell up to a position. */
    public DiceStatistics statistics(Chronicle chronicle, int position) {
        return throwers(chronicle.opening().ruleset()).statistics(chronicle, position);
    }

    /** The parties whose dice were thrown at each position, in the order of the dice; empty for a die of nobody in particular. */
    public Map<Integer, List<String>> diceParties(Chronicle chronicle) {
        return throwers(chronicle.opening().ruleset()).parties(chronicle);
    }

    private <S, E extends Event, N extends Scenario> Throwers<?, ?, ?> throwers(Ruleset<S, ?, E, N> ruleset) {
        return first(its -> its.throwers(ruleset)).orElseGet(() -> Throwers.unknown(ruleset));
    }

    private <T> Optional<T> first(Function<RulesetViews, Optional<T>> asked) {
        return byRuleset.stream().flatMap(its -> asked.apply(its).stream()).findFirst();
    }

    /** The names of the views of a game. */
    public Set<String> names(Chronicle chronicle) {
        return of(chronicle.opening().ruleset()).keySet();
    }
}
