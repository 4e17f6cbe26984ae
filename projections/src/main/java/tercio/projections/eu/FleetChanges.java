package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Naval stacks that sailed, began or ended an action, lost ships, came or are gone; ports blockaded; then the ships of each country. */
final class FleetChanges {

    private FleetChanges() {}

    static List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        var ids = new TreeSet<>(before.navies().stacks().keySet());
        ids.addAll(after.navies().stacks().keySet());
        ids.forEach(id -> {
            var was = before.fleet(id);
            var now = after.fleet(id);
            if (was.isPresent() && now.isPresent()) {
                said.addAll(changesOf(before, after, was.get(), now.get()));
            } else {
                was.ifPresent(gone -> said.add(Sentence.of("eu.changes.gone").with("where", SentenceNames.place(gone.at())).with("who", SentenceNames.fleet(before, id))));
                now.ifPresent(come -> said.add(Sentence.of("eu.changes.come").with("where", SentenceNames.place(come.at())).with("who", SentenceNames.fleet(after, id))));
            }
        });
        said.addAll(corsairs(before, after));
        said.addAll(gold(before, after));
        said.addAll(ships(sizes(before), sizes(after), true));
        said.addAll(ships(damagedShipsOf(before), damagedShipsOf(after), false));
        return said;
    }

    /** Corsairs of sea zones; raids on provinces are reported with the provinces. */
    private static List<Keyed> corsairs(EuState before, EuState after) {
        var zones = new TreeSet<>(before.marks().raids().keySet());
        zones.addAll(after.marks().raids().keySet());
        return zones.stream().filter(zone -> before.fortress(zone) == null && !corsairs(before, zone).equals(corsairs(after, zone)))
                .map(zone -> Sentence.of("eu.changes.corsairs").with("where", SentenceNames.place(zone)).with("before", corsairs(before, zone)).with("after", corsairs(after, zone))).toList();
    }

    private static Keyed corsairs(EuState board, SpaceId zone) {
        return PlaceChanges.raid(board.marks().raids().get(zone));
    }

    /** Gold that waits in provinces. */
    private static List<Keyed> gold(EuState before, EuState after) {
        var provinces = new TreeSet<>(before.marks().gold().keySet());
        provinces.addAll(after.marks().gold().keySet());
        return provinces.stream().filter(province -> !Objects.equals(before.marks().gold().get(province), after.marks().gold().get(province)))
                .map(province -> Sentence.of("eu.changes.gold").with("where", SentenceNames.place(province)).with("before", before.marks().gold().getOrDefault(province, 0))
                        .with("after", after.marks().gold().getOrDefault(province, 0))).toList();
    }

    private static List<Keyed> changesOf(EuState before, EuState after, NavalStack was, NavalStack now) {
        var said = new ArrayList<Keyed>();
        var who = SentenceNames.fleet(before, was.id());
        boolean other = !was.ships().equals(now.ships());
        var ships = SentenceNames.ships(now.ships());
        if (!was.at().equals(now.at())) {
            said.add(Sentence.of("eu.changes.sailed").with("who", who).with("from", SentenceNames.place(was.at())).with("to", SentenceNames.place(now.at())).with("changed", other).with("units", ships));
        } else if (other) {
            said.add(Sentence.of("eu.changes.size").with("who", who).with("where", SentenceNames.place(now.at())).with("units", ships));
        }
        if (!Objects.equals(was.action(), now.action())) {
            said.add(Sentence.of("eu.changes.acts").with("who", who).with("action", now.action() == null ? "none" : now.action().kind().name().toLowerCase(Locale.ROOT)).with("target", target(after, now.action())));
        }
        if (!was.convoys().equals(now.convoys())) {
            said.add(Sentence.of("eu.changes.convoys").with("who", who).with("before", convoys(was)).with("after", convoys(now)));
        }
        if (!was.aboard().equals(now.aboard()) || was.gold() != now.gold()) {
            said.add(Sentence.of("eu.changes.aboard").with("who", who).with("before", cargo(was)).with("after", cargo(now)));
        }
        return said;
    }

    /** The naval stack or the place at which an action aims. @param action {@code null} for none */
    private static Argument target(EuState board, NavalAction action) {
        var target = action == null ? "" : action.target().orElse("");
        return target.isEmpty() ? new Text("") : action.kind() == NavalAction.Kind.BATTLE ? SentenceNames.fleet(board, new StackId(target)) : SentenceNames.place(new SpaceId(target));
    }

    private static Argument convoys(NavalStack stack) {
        return stack.convoys().isEmpty() ? new Phrase(Sentence.of("eu.changes.no-convoy")) : CounterNames.inOrder("eu.name.comma", stack.convoys().stream().<Argument>map(convoy -> new Phrase(
                Sentence.of("eu.changes.convoy").with("convoy", Sentence.of("eu.treasure.convoy").with("kind", convoy.kind().name().toLowerCase(Locale.ROOT))).with("transports", convoy.transports()))).toList());
    }

    private static Argument cargo(NavalStack stack) {
        var aboard = new ArrayList<>(stack.aboard().stream().map(troops -> CounterNames.counters(troops.units())).toList());
        if (stack.gold() > 0) {
            aboard.add(new Phrase(Sentence.of("eu.changes.ducats").with("count", stack.gold())));
        }
        return aboard.isEmpty() ? new Phrase(Sentence.of("eu.name.nothing")) : CounterNames.inOrder("eu.name.comma", aboard);
    }

    private static List<Keyed> ships(TreeMap<CountryId, Integer> was, TreeMap<CountryId, Integer> now, boolean onMap) {
        var countries = new TreeSet<>(was.keySet());
        countries.addAll(now.keySet());
        return countries.stream().filter(country -> !was.getOrDefault(country, 0).equals(now.getOrDefault(country, 0))).map(country -> {
            int first = was.getOrDefault(country, 0);
            int last = now.getOrDefault(country, 0);
            return Sentence.of("eu.changes.ships").with("who", SentenceNames.country(country)).with("more", last > first)
                    .with("ships", Sentence.of("eu.changes.ship-count").with("size", SentenceNames.shipCount(Math.abs(last - first)))).with("map", onMap);
        }).toList();
    }

    /** Thirds of ships by country. */
    private static TreeMap<CountryId, Integer> sizes(EuState board) {
        var thirds = new TreeMap<CountryId, Integer>();
        board.navies().stacks().values().forEach(stack -> thirds.merge(stack.country(), stack.ships().thirds(), Integer::sum));
        return thirds;
    }

    private static TreeMap<CountryId, Integer> damagedShipsOf(EuState board) {
        var thirds = new TreeMap<CountryId, Integer>();
        for (DamagedShips each : board.navies().damaged()) {
            thirds.merge(each.country(), each.ships().thirds(), Integer::sum);
        }
        return thirds;
    }
}
