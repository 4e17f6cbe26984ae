package tercio.domain.eu.play.refit;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PortKind;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.forces.NavalTechnology;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.DamagedShips;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.naval.RefitCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.Flotillas;
import tercio.domain.eu.play.harbour.FleetCounters;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.refit.RefitCommand.EndRefit;
import tercio.domain.eu.play.refit.RefitCommand.RefitShips;
import tercio.domain.eu.play.refit.RefitEvent.RefitBegan;
import tercio.domain.eu.play.refit.RefitEvent.RefitEnded;
import tercio.domain.eu.play.refit.RefitEvent.ShipsRefitted;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The refit of damaged ships after the exceptional levies of a round (EU-REFIT-1). Ships that were damaged in this round wait. Refitted
 * ships lie in an arsenal of their country in the same waters, else in another port there, else in any port of it.
 *
 * <p>Reading: each order of refit is one sum, and half a ducat of it is a whole one (AMB-65). A country without printed prices of ships
 * refits none.
 */
public final class Refits {

    static final String RULE = "EU-REFIT-1";

    private Refits() {}

    /**
     * Begins the refit where a country has ships that can be refitted.
     *
     * @return whether it began
     */
    public static boolean begin(Play play, RoundBox next, boolean extended, boolean badWeather) {
        boolean due = next != RoundBox.END && play.state().countries().keySet().stream().anyMatch(country -> may(play.board(), country));
        if (due) {
            play.happens(new RefitBegan(next, extended, badWeather));
        }
        return due;
    }

    private static boolean may(Board board, String country) {
        return !damaged(board, country).isEmpty() && RefitCosts.listed(board.tables(), country, technology(board, country))
                && damaged(board, country).stream().anyMatch(ships -> example(board, country, ships).isPresent());
    }

    private static NavalTechnology technology(Board board, String country) {
        return board.state().navalTechnology(country);
    }

    /** The damaged ships of a country from earlier rounds. */
    private static List<DamagedShips> damaged(Board board, String country) {
        return board.state().navies().damaged().stream().filter(ships -> ships.country().equals(country) && ships.since() != board.state().box()).toList();
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<String> asked(Board board) {
        if (!(board.state().phase() instanceof Phase.Refit refit)) {
            return List.of();
        }
        return board.state().order().stream()
                .map(alliance -> board.state().members(alliance).stream().filter(country -> !refit.done().contains(country) && may(board, country)).toList())
                .filter(countries -> !countries.isEmpty()).findFirst().orElse(List.of());
    }

    /** The ports that may take ships damaged in these waters: the best kind of which there is one. */
    private static List<Province> ports(Board board, String country, String waters, NavalUnits ships) {
        Predicate<Province> own = port -> Ports.harbour(board, port.id())
                .filter(harbour -> country.equals(board.state().fortress(port.id()).controller()) && harbour.holds(ships, board.tables())).isPresent();
        Predicate<Province> there = port -> board.map().seasOf(port.id()).stream().flatMap(sea -> board.map().sea(sea).stream())
                .anyMatch(sea -> sea.waters().contains(waters));
        return Stream.of(own.and(there).and(port -> port.port() == PortKind.ARSENAL), own.and(there), own)
                .map(which -> board.map().provinces().stream().filter(which).toList())
                .filter(ports -> !ports.isEmpty()).findFirst().orElse(List.of());
    }

    /** The ships with the fewest FLEET counters with which they are one stack; empty if they are too many for one. */
    private static Optional<NavalUnits> stacked(Board board, String country, NavalUnits ships) {
        return Flotillas.counters(board, country, ships).stream().filter(stack -> stack.fleets() <= FleetCounters.free(board, country)).findFirst();
    }

    /** One kind of ship of a line of the sheet, refitted in the first port that may take it. */
    private static Optional<Option> example(Board board, String country, DamagedShips line) {
        return line.ships().oneOfEach().stream().flatMap(ships -> ports(board, country, line.waters(), ships).stream().limit(1)
                .map(port -> option(board, country, line.waters(), ships, port.id()))).findFirst();
    }

    private static Option option(Board board, String country, String waters, NavalUnits ships, String port) {
        return new Option("refit " + FleetTitle.ships(ships) + " in " + board.name(port) + " for " + price(board, country, ships) + " ducats",
                new RefitShips(country, waters, Ships.of(ships), port));
    }

    /** The options: each kind of ship alone, and all ships of a line together, in each port that may take them. */
    static List<Option> options(Board board, String country) {
        return damaged(board, country).stream().map(DamagedShips::waters).distinct().flatMap(waters -> {
            var all = of(board, country, waters);
            var choices = new TreeSet<NavalUnits>((one, other) -> one.toString().compareTo(other.toString()));
            choices.addAll(all.oneOfEach());
            choices.add(all);
            return choices.stream().flatMap(ships -> stacked(board, country, ships).stream()
                    .flatMap(stack -> ports(board, country, waters, stack).stream().map(port -> option(board, country, waters, ships, port.id()))));
        }).toList();
    }

    /** All ships of a country that can be refitted and were damaged in these waters. */
    static NavalUnits of(Board board, String country, String waters) {
        return damaged(board, country).stream().filter(ships -> ships.waters().equals(waters)).map(DamagedShips::ships)
                .reduce(NavalUnits.NONE, NavalUnits::plus);
    }

    private static int price(Board board, String country, NavalUnits ships) {
        return RefitCosts.ofCountry(board.tables(), country, technology(board, country), ships);
    }

    static Option ending(String country) {
        return new Option("refit no more ships this round", new EndRefit(country));
    }

    static Optional<Verdict<EuEvent>> refit(Play play, RefitShips command) {
        var board = play.board();
        var country = command.country();
        var notAsked = notAsked(play, country);
        if (notAsked.isPresent()) {
            return notAsked;
        }
        var waters = String.valueOf(command.waters());
        var there = of(board, country, waters);
        if (command.ships() == null || !command.ships().proper() || command.ships().fleetPlus() + command.ships().fleetMinus() > 0
                || !there.has(command.ships().units())) {
            return Play.refused(RULE, Nation.of(country) + " can refit " + FleetTitle.ships(there) + " in these waters, named without FLEET counters", options(board, country));
        }
        var ships = command.ships().units();
        var stack = stacked(board, country, ships);
        if (stack.isEmpty() || ports(board, country, waters, stack.get()).stream().noneMatch(port -> port.id().equals(command.port()))) {
            return Play.refused(RULE, "refitted ships lie together in an arsenal of " + Nation.of(country) + " in the same waters, else in another port there, else in any",
                    options(board, country));
        }
        int ducats = price(board, country, ships);
        play.happens(new ShipsRefitted(country, waters, stack.get(), command.port(), country + "-refit." + (play.state().founded() + 1), ducats),
                List.of(Step.of("refit of " + FleetTitle.ships(ships), RULE).result(ducats + " ducats, half of what they cost new, rounded up")));
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> end(Play play, EndRefit command) {
        var notAsked = notAsked(play, command.country());
        if (notAsked.isPresent()) {
            return notAsked;
        }
        play.happens(new RefitEnded(command.country()));
        return Play.done();
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String country) {
        var asked = asked(play.board());
        return asked.contains(String.valueOf(country)) ? Optional.empty() : Play.refused(RULE, asked.isEmpty()
                ? "damaged ships are refitted at the end of a round, those of this round not yet"
                : SpokenNames.list(asked.stream().map(Nation::of).toList()) + (asked.size() == 1 ? " refits its ships first" : " refit their ships first"));
    }
}
