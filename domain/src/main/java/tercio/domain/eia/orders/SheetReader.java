package tercio.domain.eia.orders;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.orders.ReadSheet.Place;
import tercio.domain.game.OrdersCheck;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Reads a sheet. Statements end with a line or a semicolon; {@code #} begins a comment that lasts to the end of the line. */
public final class SheetReader {

    private static final Pattern SLOT = pattern("slot\\s+(\\d{1,2})");
    private static final Pattern REMOVE = pattern("remove\\s+depot\\s+(?:(?:at|in)\\s+)?(.+)");
    private static final Pattern DEPOT = pattern("depot\\s+(?:(?:at|in)\\s+)?(.+)");
    private static final Pattern CITY = pattern("(?:the\\s+)?city\\s+of\\s+(.+)");
    private static final Pattern BESIEGE = pattern("besiege\\s+(.+)");
    private static final Pattern LIFT = pattern("lift\\s+(?:the\\s+siege\\s+of\\s+)?(.+)");
    private static final Pattern ASSAULT = pattern("assault\\s+(.+)");
    private static final Pattern FORAGE = pattern("forage");
    private static final Pattern IF = pattern("if\\b\\s*(.*)");
    private static final Pattern AT = pattern("(.+?)\\s+at\\s+(.+)");

    /** The first words of statements, for suggestions. */
    private static final List<String> WORDS = List.of("slot", "depot", "remove depot", "besiege", "lift", "assault", "forage", "if");
    /** The most characters of a text that a fault repeats. */
    private static final int SHOWN = 40;
    private static final int MOST_FAULTS = 20;

    private final Power power;
    private final Map<String, UnitId> corps;
    private final List<SheetOrder> orders = new ArrayList<>();
    private final List<SheetAnswer> answers = new ArrayList<>();
    private final List<Place> orderPlaces = new ArrayList<>();
    private final List<Place> answerPlaces = new ArrayList<>();
    private final List<OrdersCheck.Fault> faults = new ArrayList<>();
    private final Set<Object> given = new HashSet<>();

    private SheetReader(Power power) {
        this.power = power;
        corps = SheetNames.corpsOf(power);
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    /**
     * Reads a text.
     *
     * @param text of any length and content
     */
    public static ReadSheet read(Power power, String text) {
        return new SheetReader(power).read(text);
    }

    private ReadSheet read(String text) {
        if (text.length() > OrderSheet.MOST_CHARACTERS) {
            fault(new Place(1, 1), Sentence.of("eia.fault.sheet-long").with("unit", "characters").with("most", OrderSheet.MOST_CHARACTERS).with("has", text.length()));
            return result();
        }
        var lines = text.split("\n", -1);
        if (lines.length > OrderSheet.MOST_LINES) {
            fault(new Place(OrderSheet.MOST_LINES + 1, 1), Sentence.of("eia.fault.sheet-long").with("unit", "lines").with("most", OrderSheet.MOST_LINES).with("has", lines.length));
            return result();
        }
        for (int line = 0; line < lines.length && faults.size() < MOST_FAULTS; line++) {
            readLine(line + 1, lines[line]);
        }
        return result();
    }

    private ReadSheet result() {
        return new ReadSheet(new OrderSheet(orders, answers), orderPlaces, answerPlaces, faults);
    }

    private void readLine(int line, String text) {
        if (text.length() > OrderSheet.LONGEST_LINE) {
            fault(new Place(line, OrderSheet.LONGEST_LINE + 1), Sentence.of("eia.fault.line-long").with("most", OrderSheet.LONGEST_LINE).with("has", text.length()));
            return;
        }
        int comment = text.indexOf('#');
        var said = comment < 0 ? text : text.substring(0, comment);
        int from = 0;
        while (from <= said.length()) {
            int end = said.indexOf(';', from);
            end = end < 0 ? said.length() : end;
            var piece = Piece.of(line, from + 1, said.substring(from, end));
            if (!piece.text().isEmpty()) {
                read(piece);
            }
            from = end + 1;
        }
    }

    private void read(Piece piece) {
        int before = faults.size();
        var order = order(piece);
        if (faults.size() > before) {
            return;
        }
        if (order.isPresent()) {
            orders.add(order.get());
            orderPlaces.add(piece.place());
            if (orders.size() > OrderSheet.MOST_ORDERS) {
                fault(piece.place(), Sentence.of("eia.fault.sheet-full").with("most", OrderSheet.MOST_ORDERS).with("conditions", false));
            }
        } else if (answers.size() > OrderSheet.MOST_ANSWERS) {
            fault(piece.place(), Sentence.of("eia.fault.sheet-full").with("most", OrderSheet.MOST_ANSWERS).with("conditions", true));
        }
    }

    /** The order of a statement; empty for a condition, which is added, and for a statement with a fault. */
    private Optional<SheetOrder> order(Piece piece) {
        var text = piece.text();
        var slot = SLOT.matcher(text);
        if (slot.matches()) {
            return slot(piece, Integer.parseInt(slot.group(1)));
        }
        var remove = REMOVE.matcher(text);
        if (remove.matches()) {
            return depot(piece.part(remove, 1)).map(place -> once(piece, place, SheetOrder.class, new SheetOrder.RemoveDepot(place)));
        }
        var depot = DEPOT.matcher(text);
        if (depot.matches()) {
            return depot(piece.part(depot, 1)).map(place -> once(piece, place, SheetOrder.class, new SheetOrder.PlaceDepot(place)));
        }
        var besiege = BESIEGE.matcher(text);
        if (besiege.matches()) {
            return area(piece.part(besiege, 1)).map(area -> once(piece, area, SheetOrder.Besiege.class, new SheetOrder.Besiege(area)));
        }
        var lift = LIFT.matcher(text);
        if (lift.matches()) {
            return area(piece.part(lift, 1)).map(area -> once(piece, area, SheetOrder.Besiege.class, new SheetOrder.Lift(area)));
        }
        var assault = ASSAULT.matcher(text);
        if (assault.matches()) {
            return area(piece.part(assault, 1)).map(area -> once(piece, area, SheetOrder.Assault.class, new SheetOrder.Assault(area)));
        }
        if (FORAGE.matcher(text).matches()) {
            return Optional.of(once(piece, "forage", SheetOrder.ForageAll.class, new SheetOrder.ForageAll()));
        }
        var condition = IF.matcher(text);
        if (condition.matches()) {
            condition(piece.part(condition, 1));
            return Optional.empty();
        }
        return march(piece);
    }

    private Optional<SheetOrder> slot(Piece piece, int place) {
        if (power != Power.FRANCE) {
            fault(piece.place(), Sentence.of("eia.fault.only-france"));
            return Optional.empty();
        }
        if (place < 1 || place > Power.values().length) {
            fault(piece.place(), Sentence.of("eia.fault.place-of-france").with("most", Power.values().length));
            return Optional.empty();
        }
        return Optional.of(once(piece, "slot", SheetOrder.Slot.class, new SheetOrder.Slot(place)));
    }

    /** An order that a sheet gives once for one thing. */
    private SheetOrder once(Piece piece, Object thing, Class<?> kind, SheetOrder order) {
        if (!given.add(List.of(kind, thing))) {
            fault(piece.place(), Sentence.of("eia.fault.ordered-twice").with("what", new Text(shortened(piece.text()))));
        }
        return order;
    }

    private Optional<Location> depot(Piece piece) {
        var city = CITY.matcher(piece.text());
        return city.matches() ? area(piece.part(city, 1)).map(Location::city) : area(piece).map(Location::field);
    }

    /** The id of the area that is named. */
    private Optional<SpaceId> area(Piece piece) {
        return named(piece, Sentence.of("eia.fault.place"), SheetNames.places()).map(SpaceId::new);
    }

    /** @param unknown the fault of a name that is missing or unknown, without it */
    private <I> Optional<I> named(Piece piece, Sentence.Keyed unknown, Map<String, I> known) {
        var found = Optional.ofNullable(known.get(SheetNames.plain(piece.text())));
        if (found.isEmpty()) {
            fault(piece.place(), unknown.with("missing", piece.text().isEmpty()).with("what", new Text(shortened(piece.text()))), SheetNames.nearest(piece.text(), known.keySet()));
        }
        return found;
    }

    // --- Marches ---------------------------------------------------------------------------------------------------

    private Optional<SheetOrder> march(Piece piece) {
        var parts = MarchText.of(piece);
        if (parts.isEmpty()) {
            fault(piece.place(), Sentence.of("eia.fault.brackets"));
            return Optional.empty();
        }
        var text = parts.get();
        var at = AT.matcher(text.head().text());
        var name = at.matches() ? text.head().part(at, 1) : text.head();
        var found = Optional.ofNullable(corps.get(SheetNames.plain(name.text()))).or(() -> SheetNames.hiddenCorps(power, name.text()));
        if (found.isEmpty()) {
            var known = new ArrayList<>(corps.keySet());
            known.addAll(WORDS);
            fault(name.place(), Sentence.of("eia.fault.no-corps").with("missing", name.text().isEmpty()).with("who", ConceptNames.power(power)).with("what", new Text(shortened(name.text()))), SheetNames.nearest(name.text(), known));
            return Optional.empty();
        }
        var from = at.matches() ? area(text.head().part(at, 2)) : Optional.<SpaceId>empty();
        var to = text.path().stream().flatMap(place -> area(place).stream()).toList();
        if (text.path().size() > OrderSheet.MOST_PLACES) {
            fault(piece.place(), Sentence.of("eia.fault.march-long").with("most", OrderSheet.MOST_PLACES));
        }
        if (to.stream().distinct().count() < to.size()) {
            fault(piece.place(), Sentence.of("eia.fault.march-twice"));
        }
        var leaders = text.leaders().stream().flatMap(leader -> named(leader, Sentence.of("eia.fault.leader").with("who", ConceptNames.power(power)), SheetNames.leadersOf(power)).stream()).distinct().toList();
        var notes = SheetNotes.read(text.notes(), this::fault);
        if (!faults.isEmpty() && faults.getLast().line() == piece.line() && faults.getLast().column() >= piece.column()) {
            return Optional.empty();
        }
        var company = text.alone() ? SheetOrder.Company.ALONE : leaders.isEmpty() ? SheetOrder.Company.AS_NEEDED : SheetOrder.Company.NAMED;
        return Optional.of(once(piece, found.get(), SheetOrder.March.class,
                new SheetOrder.March(found.get(), from, to, company, leaders, notes.feeding(), notes.forageValue(), notes.forced(), notes.intoCity())));
    }

    // --- Conditions ------------------------------------------------------------------------------------------------

    private void condition(Piece piece) {
        int comma = piece.text().indexOf(',');
        if (comma < 0) {
            fault(piece.place(), Sentence.of("eia.fault.condition"), Occasion.allWords().stream().limit(SHOWN).toList());
            return;
        }
        var when = piece.between(0, comma);
        var reply = piece.between(comma + 1, piece.text().length());
        var at = AT.matcher(when.text());
        var words = at.matches() ? when.part(at, 1) : when;
        var occasion = occasion(words);
        if (occasion.isEmpty()) {
            var near = SheetNames.nearest(words.text(), Occasion.allWords());
            fault(words.place(), Sentence.of("eia.fault.no-occasion").with("what", new Text(shortened(words.text()))), near.isEmpty() ? Occasion.allWords() : near);
            return;
        }
        var place = at.matches() ? area(when.part(at, 2)) : Optional.<SpaceId>empty();
        if (at.matches() && place.isEmpty()) {
            return;
        }
        if (place.isPresent() && !occasion.get().hasPlace()) {
            fault(words.place(), Sentence.of("eia.fault.everywhere").with("what", new Text(occasion.get().words())));
            return;
        }
        var known = occasion.get().replies().stream().filter(each -> SheetNames.plain(each).equals(SheetNames.plain(reply.text()))).findFirst();
        if (known.isEmpty()) {
            fault(reply.place(), Sentence.of("eia.fault.no-answer").with("missing", reply.text().isEmpty()).with("what", new Text(shortened(reply.text()))), occasion.get().replies());
            return;
        }
        if (!given.add(List.of(occasion.get(), place))) {
            fault(piece.place(), Sentence.of("eia.fault.answered-twice").with("what", new Text(shortened(when.text()))));
            return;
        }
        answers.add(new SheetAnswer(occasion.get(), place, known.get()));
        answerPlaces.add(piece.place());
    }

    private static Optional<Occasion> occasion(Piece words) {
        var plain = SheetNames.plain(words.text());
        return List.of(Occasion.values()).stream().filter(each -> SheetNames.plain(each.words()).equals(plain)).findFirst();
    }

    // --- Faults ----------------------------------------------------------------------------------------------------

    private void fault(Place place, Sentence message) {
        fault(place, message, List.of());
    }

    private void fault(Place place, Sentence message, List<String> fits) {
        if (faults.size() < MOST_FAULTS) {
            faults.add(new OrdersCheck.Fault(place.line(), place.column(), message, fits));
        }
    }

    static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, text.offsetByCodePoints(0, Math.min(SHOWN, text.codePointCount(0, text.length())))) + "...";
    }

    /**
     * A part of the text.
     *
     * @param column of its first character, from 1
     * @param text without blanks around it
     */
    record Piece(int line, int column, String text) {

        static Piece of(int line, int column, String raw) {
            var begun = raw.stripLeading();
            return new Piece(line, column + raw.length() - begun.length(), begun.stripTrailing());
        }

        Place place() {
            return new Place(line, column);
        }

        Piece between(int from, int to) {
            return of(line, column + from, text.substring(from, to));
        }

        Piece part(Matcher matched, int group) {
            return between(matched.start(group), matched.end(group));
        }
    }
}
