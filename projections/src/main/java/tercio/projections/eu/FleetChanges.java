package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.map.SpaceId;

/** Naval stacks that sailed, began or ended an action, lost ships, came or are gone; ports blockaded; then the ships of each country. */
final class FleetChanges {

    private FleetChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        var ids = new TreeSet<>(before.navies().stacks().keySet());
        ids.addAll(after.navies().stacks().keySet());
        ids.forEach(id -> {
            var was = before.fleet(id);
            var now = after.fleet(id);
            if (was.isPresent() && now.isPresent()) {
                said.addAll(changesOf(before, after, was.get(), now.get()));
            } else {
                was.ifPresent(gone -> said.add("Gone from " + PlaceName.of(gone.at()) + ": " + FleetTitle.of(before, id) + "."));
                now.ifPresent(come -> said.add("New in " + PlaceName.of(come.at()) + ": " + FleetTitle.of(after, id) + "."));
            }
        });
        said.addAll(corsairs(before, after));
        said.addAll(gold(before, after));
        said.addAll(ships(sizes(before), sizes(after), " on the map"));
        said.addAll(ships(damagedShipsOf(before), damagedShipsOf(after), " to be refitted"));
        return said;
    }

    /** Corsairs of sea zones; raids on provinces are reported with the provinces. */
    private static List<String> corsairs(EuState before, EuState after) {
        var zones = new TreeSet<>(before.marks().raids().keySet());
        zones.addAll(after.marks().raids().keySet());
        return zones.stream().filter(zone -> before.fortress(zone) == null && !corsairs(before, zone).equals(corsairs(after, zone)))
                .map(zone -> "Corsairs before " + PlaceName.of(zone) + ": " + corsairs(before, zone) + " -> " + corsairs(after, zone) + ".").toList();
    }

    /** Gold that waits in provinces. */
    private static List<String> gold(EuState before, EuState after) {
        var provinces = new TreeSet<>(before.marks().gold().keySet());
        provinces.addAll(after.marks().gold().keySet());
        return provinces.stream().filter(province -> !Objects.equals(before.marks().gold().get(province), after.marks().gold().get(province)))
                .map(province -> "Gold in " + PlaceName.of(province) + ": " + before.marks().gold().getOrDefault(province, 0) + " -> "
                        + after.marks().gold().getOrDefault(province, 0) + " ducats.").toList();
    }

    private static String corsairs(EuState board, SpaceId zone) {
        var raid = board.marks().raids().get(zone);
        return raid == null ? "none" : raid + " of " + Nation.of(raid.by());
    }

    private static List<String> changesOf(EuState before, EuState after, NavalStack was, NavalStack now) {
        var said = new ArrayList<String>();
        var who = FleetTitle.of(before, was.id());
        boolean other = !was.ships().equals(now.ships());
        var become = FleetTitle.ships(now.ships());
        if (!was.at().equals(now.at())) {
            said.add(who + " sailed from " + PlaceName.of(was.at()) + " to " + PlaceName.of(now.at()) + (other ? ", now " + become : "") + ".");
        } else if (other) {
            said.add(who + " in " + PlaceName.of(now.at()) + ": now " + become + ".");
        }
        if (!Objects.equals(was.action(), now.action())) {
            said.add(who + (now.action() == null ? " no longer acts where it is." : actionText(after, now.action())));
        }
        if (!was.convoys().equals(now.convoys())) {
            said.add(who + ": " + convoys(was) + " -> " + convoys(now) + ".");
        }
        if (!was.aboard().equals(now.aboard()) || was.gold() != now.gold()) {
            said.add(who + ": aboard " + cargo(was) + " -> " + cargo(now) + ".");
        }
        return said;
    }

    private static String actionText(EuState board, NavalAction action) {
        return switch (action.kind()) {
            case BATTLE -> " will attack " + FleetTitle.of(board, new StackId(action.target().orElse("")));
            case BLOCKADE -> " blockades " + place(action);
            case SUPPLY -> " supplies troops on the coasts";
            case BLOCKADE_AND_SUPPLY -> " blockades " + place(action) + " and supplies the troops there";
            case RELIEF -> " supplies besieged " + place(action);
            case FIGHT_CORSAIRS -> " fights corsairs";
            case LANDING -> " lands troops in " + place(action);
            case INVASION -> " lands troops in " + place(action) + ", supplies them and blockades the port";
            case LANDING_AND_SUPPLY -> " lands troops in " + place(action) + " and supplies them";
            case LANDING_AND_BLOCKADE -> " lands troops in " + place(action) + " and blockades the port";
            case REINFORCEMENT -> " lands troops in besieged " + place(action) + " and supplies it";
            case EXPLORATION -> " explores";
            case EMBARKATION -> " takes troops aboard";
            case LADING -> " takes gold aboard";
            case REGROUPING -> " drops and picks up ships";
        } + ".";
    }

    private static String place(NavalAction action) {
        return PlaceName.of(new SpaceId(action.target().orElse("")));
    }

    private static String convoys(NavalStack stack) {
        return stack.convoys().isEmpty() ? "no convoy"
                : String.join(", ", stack.convoys().stream().map(convoy -> convoy.kind().title() + " of " + convoy.transports() + " NTD").toList());
    }

    private static String cargo(NavalStack stack) {
        var aboard = new ArrayList<>(stack.aboard().stream().map(troops -> troops.units().toString()).toList());
        if (stack.gold() > 0) {
            aboard.add(stack.gold() + " ducats");
        }
        return aboard.isEmpty() ? "nothing" : String.join(", ", aboard);
    }

    private static List<String> ships(TreeMap<CountryId, Integer> was, TreeMap<CountryId, Integer> now, String where) {
        var countries = new TreeSet<>(was.keySet());
        countries.addAll(now.keySet());
        return countries.stream().filter(country -> !was.getOrDefault(country, 0).equals(now.getOrDefault(country, 0))).map(country -> {
            int first = was.getOrDefault(country, 0);
            int last = now.getOrDefault(country, 0);
            return Nation.of(country) + (last < first ? " lost " : " gained ") + FleetTitle.size(Math.abs(last - first)) + where + ".";
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
