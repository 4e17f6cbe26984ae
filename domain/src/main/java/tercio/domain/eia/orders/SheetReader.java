package tercio.domain.eia.orders;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.orders.ReadSheet.Place;
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
    static final Pattern AT = pattern("(.+?)\\s+at\\s+(.+)");

    /** The first words of statements, for suggestions. */
    private static final List<String> WORDS = List.of("slot", "depot", "remove depot", "besiege", "lift", "assault", "forage", "if");

    private final Power power;
    private final Map<String, UnitId> corps;
    private final List<SheetOrder> orders = new ArrayList<>();
    private final List<Place> orderPlaces = new ArrayList<>();
    private final Set<Object> given = new HashSet<>();
    private final FoundFaults faults = new FoundFaults();
    private final SheetNameReader names = new SheetNameReader(faults);
    private final ConditionReader conditions = new ConditionReader(faults, names);

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
            faults.add(new Place(1, 1), Sentence.of("eia.fault.sheet-long").with("unit", "characters").with("most", OrderSheet.MOST_CHARACTERS).with("has", text.length()));
            return result();
        }
        var lines = text.split("\n", -1);
        if (lines.length > OrderSheet.MOST_LINES) {
            faults.add(new Place(OrderSheet.MOST_LINES + 1, 1), Sentence.of("eia.fault.sheet-long").with("unit", "lines").with("most", OrderSheet.MOST_LINES).with("has", lines.length));
            return result();
        }
        for (int line = 0; line < lines.length && !faults.isFull(); line++) {
            readLine(line + 1, lines[line]);
        }
        return result();
    }

    private ReadSheet result() {
        return new ReadSheet(new OrderSheet(orders, conditions.answers()), orderPlaces, conditions.places(), faults.all());
    }

    private void readLine(int line, String text) {
        if (text.length() > OrderSheet.LONGEST_LINE) {
            faults.add(new Place(line, OrderSheet.LONGEST_LINE + 1), Sentence.of("eia.fault.line-long").with("most", OrderSheet.LONGEST_LINE).with("has", text.length()));
            return;
        }
        int comment = text.indexOf('#');
        var said = comment < 0 ? text : text.substring(0, comment);
        int from = 0;
        while (from <= said.length()) {
            int end = said.indexOf(';', from);
            end = end < 0 ? said.length() : end;
            var piece = SheetPiece.of(line, from + 1, said.substring(from, end));
            if (!piece.text().isEmpty()) {
                read(piece);
            }
            from = end + 1;
        }
    }

    private void read(SheetPiece piece) {
        int before = faults.count();
        var order = order(piece);
        if (faults.count() > before) {
            return;
        }
        if (order.isPresent()) {
            orders.add(order.get());
            orderPlaces.add(piece.place());
            if (orders.size() > OrderSheet.MOST_ORDERS) {
                faults.add(piece.place(), Sentence.of("eia.fault.sheet-full").with("most", OrderSheet.MOST_ORDERS).with("conditions", false));
            }
        } else if (conditions.answers().size() > OrderSheet.MOST_ANSWERS) {
            faults.add(piece.place(), Sentence.of("eia.fault.sheet-full").with("most", OrderSheet.MOST_ANSWERS).with("conditions", true));
        }
    }

    /** The order of a statement; empty for a condition, which is added, and for a statement with a fault. */
    private Optional<SheetOrder> order(SheetPiece piece) {
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
            return names.area(piece.part(besiege, 1)).map(area -> once(piece, area, SheetOrder.Besiege.class, new SheetOrder.Besiege(area)));
        }
        var lift = LIFT.matcher(text);
        if (lift.matches()) {
            return names.area(piece.part(lift, 1)).map(area -> once(piece, area, SheetOrder.Besiege.class, new SheetOrder.Lift(area)));
        }
        var assault = ASSAULT.matcher(text);
        if (assault.matches()) {
            return names.area(piece.part(assault, 1)).map(area -> once(piece, area, SheetOrder.Assault.class, new SheetOrder.Assault(area)));
        }
        if (FORAGE.matcher(text).matches()) {
            return Optional.of(once(piece, "forage", SheetOrder.ForageAll.class, new SheetOrder.ForageAll()));
        }
        var condition = IF.matcher(text);
        if (condition.matches()) {
            conditions.read(piece.part(condition, 1));
            return Optional.empty();
        }
        return march(piece);
    }

    private Optional<SheetOrder> slot(SheetPiece piece, int place) {
        if (power != Power.FRANCE) {
            faults.add(piece.place(), Sentence.of("eia.fault.only-france"));
            return Optional.empty();
        }
        if (place < 1 || place > Power.values().length) {
            faults.add(piece.place(), Sentence.of("eia.fault.place-of-france").with("most", Power.values().length));
            return Optional.empty();
        }
        return Optional.of(once(piece, "slot", SheetOrder.Slot.class, new SheetOrder.Slot(place)));
    }

    /** An order that a sheet gives once for one thing. */
    private SheetOrder once(SheetPiece piece, Object thing, Class<?> kind, SheetOrder order) {
        if (!given.add(List.of(kind, thing))) {
            faults.add(piece.place(), Sentence.of("eia.fault.ordered-twice").with("what", new Text(FoundFaults.abbreviate(piece.text()))));
        }
        return order;
    }

    private Optional<Location> depot(SheetPiece piece) {
        var city = CITY.matcher(piece.text());
        return city.matches() ? names.area(piece.part(city, 1)).map(Location::city) : names.area(piece).map(Location::field);
    }

    private Optional<SheetOrder> march(SheetPiece piece) {
        var parts = MarchText.of(piece);
        if (parts.isEmpty()) {
            faults.add(piece.place(), Sentence.of("eia.fault.brackets"));
            return Optional.empty();
        }
        var text = parts.get();
        var at = AT.matcher(text.head().text());
        var name = at.matches() ? text.head().part(at, 1) : text.head();
        var found = Optional.ofNullable(corps.get(SheetNames.plain(name.text()))).or(() -> SheetNames.hiddenCorps(power, name.text()));
        if (found.isEmpty()) {
            var known = new ArrayList<>(corps.keySet());
            known.addAll(WORDS);
            faults.add(name.place(), Sentence.of("eia.fault.no-corps").with("missing", name.text().isEmpty()).with("who", ConceptNames.power(power)).with("what", new Text(FoundFaults.abbreviate(name.text()))), SheetNames.nearest(name.text(), known));
            return Optional.empty();
        }
        var from = at.matches() ? names.area(text.head().part(at, 2)) : Optional.<SpaceId>empty();
        var to = text.path().stream().flatMap(place -> names.area(place).stream()).toList();
        if (text.path().size() > OrderSheet.MOST_PLACES) {
            faults.add(piece.place(), Sentence.of("eia.fault.march-long").with("most", OrderSheet.MOST_PLACES));
        }
        if (to.stream().distinct().count() < to.size()) {
            faults.add(piece.place(), Sentence.of("eia.fault.march-twice"));
        }
        var leaders = text.leaders().stream().flatMap(leader -> names.find(leader, Sentence.of("eia.fault.leader").with("who", ConceptNames.power(power)), SheetNames.leadersOf(power)).stream()).distinct().toList();
        var notes = SheetNotes.read(text.notes(), faults);
        if (faults.isLastIn(piece)) {
            return Optional.empty();
        }
        var company = text.alone() ? SheetOrder.Company.ALONE : leaders.isEmpty() ? SheetOrder.Company.AS_NEEDED : SheetOrder.Company.NAMED;
        return Optional.of(once(piece, found.get(), SheetOrder.March.class,
                new SheetOrder.March(found.get(), from, to, company, leaders, notes.feeding(), notes.forageValue(), notes.forced(), notes.intoCity())));
    }
}
