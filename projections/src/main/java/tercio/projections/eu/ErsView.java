package tercio.projections.eu;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameAtPosition;
import tercio.projections.sentence.ViewText;

/**
 * The economic record sheet of a country, limited to the entries of the military phase.
 *
 * @param lines those of expenses, then those of income: pillages, and gold
 * @param militaryExpenses line B47, the sum of the lines of expenses
 * @param stabilityEntries changes of stability this turn
 * @param victoryPointEntries sources of the victory points
 * @param treasury ducats when the turn began, {@code null} where it is not kept
 * @param treasuryLeft its ducats after the costs of this turn, {@code null} if the treasury is not kept
 * @param spentBefore ducats of this turn spent before the game began, which are in no line's entries
 * @param reforms the reforms of the Turkish army; none for other countries
 * @param damagedShips the ships of the colonial record sheet that wait to be refitted
 */
public record ErsView(
        CountryId country,
        int turn,
        int stability,
        int victoryPoints,
        List<Line> lines,
        Line militaryExpenses,
        List<Change> stabilityEntries,
        List<Change> victoryPointEntries,
        Integer treasury,
        Integer treasuryLeft,
        int spentBefore,
        List<TurkishReform> reforms,
        List<Damaged> damagedShips) {

    private static final String TOTAL = "B47";

    /** The sheets of all countries at war. */
    public record All(List<ErsView> countries) {}

    /**
     * One line.
     *
     * @param amount ducats this turn
     * @param rounds ducats by round
     * @param positions positions of the events that make up the amount
     * @param entries each amount with its own event
     */
    public record Line(
            String line, ViewText name, int amount, Map<String, Integer> rounds, List<Integer> positions, List<Entry> entries) {}

    /** @param amount ducats, negative where an upgrade removes a tick from the line */
    public record Entry(int position, String round, int amount) {}

    /**
     * Ships that wait to be refitted.
     *
     * @param waters the waters in which they can be refitted
     * @param ships without FLEET counters
     * @param size ships as players write them: {@code 4 1/3}
     * @param since the round in which they were damaged
     */
    public record Damaged(String waters, Ships ships, String size, String since) {}

    /** A change of stability or victory points, and its reason. */
    public record Change(int position, int amount, ViewText reason) {}

    static All all(GameAtPosition<EuState> scene) {
        var board = scene.board();
        var entries = scene.entries(new ErsProjection());
        return new All(board.countries().keySet().stream().map(country -> sheet(board, entries, country)).toList());
    }

    static Optional<ErsView> of(GameAtPosition<EuState> scene, CountryId country) {
        var board = scene.board();
        return board.countries().containsKey(country)
                ? Optional.of(sheet(board, scene.entries(new ErsProjection()), country)) : Optional.empty();
    }

    private static ErsView sheet(EuState board, List<ErsProjection.Entry> all, CountryId country) {
        var status = board.countries().get(country);
        var entries = all.stream().filter(entry -> entry.country().equals(country)).toList();
        var amounts = of(ErsProjection.Amount.class, entries);
        var lines = Arrays.stream(ErsLine.values())
                .map(line -> line(line.name(), amounts.stream().filter(amount -> amount.line() == line).toList(),
                        before(board, country).getOrDefault(line, 0)))
                .toList();
        return new ErsView(country, board.scenario().turn(), status.stability(), status.victoryPoints(), lines,
                line(TOTAL, amounts.stream().filter(amount -> !amount.line().isIncome()).toList(), spentBefore(board, country)),
                of(ErsProjection.Stability.class, entries).stream()
                        .map(change -> new Change(change.position(), change.amount(), change.reason())).toList(),
                of(ErsProjection.VictoryPoints.class, entries).stream()
                        .map(change -> new Change(change.position(), change.amount(), change.reason())).toList(),
                status.treasury(), status.treasuryLeft(), spentBefore(board, country),
                status.reforms().stream().sorted().toList(), damagedShipsOf(board, country));
    }

    private static List<Damaged> damagedShipsOf(EuState board, CountryId country) {
        return board.navies().damaged().stream().filter(ships -> ships.country().equals(country))
                .map(each -> new Damaged(each.waters().value(), Ships.of(each.ships()), Thirds.format(each.ships().thirds()), each.since().label())).toList();
    }

    private static Map<ErsLine, Integer> before(EuState board, CountryId country) {
        var sheet = board.scenario().sessionOrNone().countries().get(country);
        return sheet == null ? Map.of() : sheet.spent();
    }

    private static int spentBefore(EuState board, CountryId country) {
        return before(board, country).entrySet().stream().filter(line -> !line.getKey().isIncome()).mapToInt(Map.Entry::getValue).sum();
    }

    private static <T> List<T> of(Class<T> kind, List<ErsProjection.Entry> entries) {
        return entries.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The title of a line by its code: {@code B40}. */
    public static ViewText title(String code) {
        return new ViewText(Sentence.of("eu.sheet.line").with("line", code));
    }

    /** @param before ducats spent before the game began */
    private static Line line(String code, List<ErsProjection.Amount> amounts, int before) {
        var rounds = new LinkedHashMap<String, Integer>();
        amounts.forEach(amount -> rounds.merge(amount.round(), amount.ducats(), Integer::sum));
        return new Line(code, title(code), before + amounts.stream().mapToInt(ErsProjection.Amount::ducats).sum(), rounds,
                amounts.stream().map(ErsProjection.Amount::position).toList(),
                amounts.stream().map(amount -> new Entry(amount.position(), amount.round(), amount.ducats())).toList());
    }
}
