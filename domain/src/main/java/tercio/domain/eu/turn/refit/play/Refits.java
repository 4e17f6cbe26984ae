package tercio.domain.eu.turn.refit.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.flotilla.play.Flotillas;
import tercio.domain.eu.sea.ships.RefitCosts;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.turn.refit.play.RefitCommand.EndRefit;
import tercio.domain.eu.turn.refit.play.RefitCommand.RefitShips;
import tercio.domain.eu.turn.refit.play.RefitEvent.RefitBegan;
import tercio.domain.eu.turn.refit.play.RefitEvent.RefitEnded;
import tercio.domain.eu.turn.refit.play.RefitEvent.ShipsRefitted;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

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
    public static boolean begin(EuCommandRun play, ComingRound coming) {
        boolean due = coming.box() != RoundBox.END && play.state().countries().keySet().stream().anyMatch(country -> mayRefit(play.board(), country));
        if (due) {
            play.emit(new RefitBegan(coming.box(), coming.extended(), coming.badWeather()));
        }
        return due;
    }

    private static boolean mayRefit(WarView board, CountryId country) {
        return !damagedShips(board, country).isEmpty() && RefitCosts.isListed(board.tables(), country, technology(board, country))
                && damagedShips(board, country).stream().anyMatch(ships -> example(board, country, ships).isPresent());
    }

    private static NavalTechnology technology(WarView board, CountryId country) {
        return board.state().navalTechnology(country);
    }

    /** The damaged ships of a country from earlier rounds. */
    private static List<DamagedShips> damagedShips(WarView board, CountryId country) {
        return board.state().navies().damaged().stream().filter(ships -> ships.country().equals(country) && ships.since() != board.state().box()).toList();
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<CountryId> countriesToAsk(WarView board) {
        if (!(board.state().phase() instanceof Phase.Refit refit)) {
            return List.of();
        }
        return board.state().alliancesInOrder().stream()
                .map(alliance -> board.state().members(alliance).stream().filter(country -> !refit.done().contains(country) && mayRefit(board, country)).toList())
                .filter(countries -> !countries.isEmpty()).findFirst().orElse(List.of());
    }

    /** The ports that may take ships damaged in these waters: the best kind of which there is one. */
    private static List<Province> portsFor(WarView board, CountryId country, WatersId waters, NavalUnits ships) {
        Predicate<Province> own = port -> Ports.harbour(board, port.id())
                .filter(harbour -> country.equals(board.state().fortress(port.id()).controller()) && harbour.canHold(ships, board.tables())).isPresent();
        Predicate<Province> there = port -> board.map().seasOf(port.id()).stream().flatMap(sea -> board.map().sea(sea).stream())
                .anyMatch(sea -> sea.waters().contains(waters));
        return Stream.of(own.and(there).and(port -> port.port() == PortKind.ARSENAL), own.and(there), own)
                .map(which -> board.map().provinces().stream().filter(which).toList())
                .filter(ports -> !ports.isEmpty()).findFirst().orElse(List.of());
    }

    /** The ships with the fewest FLEET counters with which they are one stack; empty if they are too many for one. */
    private static Optional<NavalUnits> asOneStack(WarView board, CountryId country, NavalUnits ships) {
        return Flotillas.possibleCounters(board, country, ships).stream().filter(stack -> stack.fleets() <= FleetCounters.freeCounters(board, country)).findFirst();
    }

    /** One kind of ship of a line of the sheet, refitted in the first port that may take it. */
    private static Optional<Option> example(WarView board, CountryId country, DamagedShips line) {
        return line.ships().oneOfEach().stream().flatMap(ships -> portsFor(board, country, line.waters(), ships).stream().limit(1)
                .map(port -> option(board, country, line.waters(), ships, port.id()))).findFirst();
    }

    private static Option option(WarView board, CountryId country, WatersId waters, NavalUnits ships, SpaceId port) {
        return new Option(Sentence.of("eu.refit.to-refit").with("ships", SentenceNames.ships(ships)).with("port", SentenceNames.place(port)).with("ducats", price(board, country, ships)),
                new RefitShips(country, waters, Ships.of(ships), port));
    }

    /** The options: each kind of ship alone, and all ships of a line together, in each port that may take them. */
    static List<Option> options(WarView board, CountryId country) {
        return damagedShips(board, country).stream().map(DamagedShips::waters).distinct().flatMap(waters -> {
            var all = refittableShips(board, country, waters);
            var choices = new TreeSet<NavalUnits>((one, other) -> one.toString().compareTo(other.toString()));
            choices.addAll(all.oneOfEach());
            choices.add(all);
            return choices.stream().flatMap(ships -> asOneStack(board, country, ships).stream()
                    .flatMap(stack -> portsFor(board, country, waters, stack).stream().map(port -> option(board, country, waters, ships, port.id()))));
        }).toList();
    }

    /** All ships of a country that can be refitted and were damaged in these waters. */
    static NavalUnits refittableShips(WarView board, CountryId country, WatersId waters) {
        return damagedShips(board, country).stream().filter(ships -> ships.waters().equals(waters)).map(DamagedShips::ships)
                .reduce(NavalUnits.NONE, NavalUnits::plus);
    }

    private static int price(WarView board, CountryId country, NavalUnits ships) {
        return RefitCosts.ofCountry(board.tables(), country, technology(board, country), ships);
    }

    static Option endOption(CountryId country) {
        return new Option(Sentence.of("eu.refit.to-end"), new EndRefit(country));
    }

    static Execution refit(EuCommandRun play, RefitShips command) {
        var board = play.board();
        var country = command.country();
        var notAsked = notAskedRefusal(play, country);
        if (notAsked.isPresent()) {
            return EuCommandRun.refuse(notAsked.get());
        }
        var waters = WatersId.orNone(command.waters());
        var there = refittableShips(board, country, waters);
        if (command.ships() == null || !command.ships().isValid() || command.ships().fleetPlus() + command.ships().fleetMinus() > 0
                || !there.containsAll(command.ships().units())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.refit.refused-ships").with("who", SentenceNames.country(country))
                    .with("ships", SentenceNames.ships(there)), options(board, country));
        }
        var ships = command.ships().units();
        var stack = asOneStack(board, country, ships);
        if (stack.isEmpty() || portsFor(board, country, waters, stack.get()).stream().noneMatch(port -> port.id().equals(command.port()))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.refit.refused-port").with("who", SentenceNames.country(country)),
                    options(board, country));
        }
        int ducats = price(board, country, ships);
        play.emit(new ShipsRefitted(country, waters, stack.get(), command.port(), new StackId(country + "-refit." + (play.state().founded() + 1)), ducats),
                List.of(Step.of("refit of " + FleetTitle.ships(ships), RULE).result(Sentence.of("eu.refit.result-price").with("ducats", new Amount(ducats, 1)))));
        return EuCommandRun.success();
    }

    static Execution end(EuCommandRun play, EndRefit command) {
        var notAsked = notAskedRefusal(play, command.country());
        if (notAsked.isPresent()) {
            return EuCommandRun.refuse(notAsked.get());
        }
        play.emit(new RefitEnded(command.country()));
        return EuCommandRun.success();
    }

    private static Optional<Refusal> notAskedRefusal(EuCommandRun play, CountryId country) {
        var asked = countriesToAsk(play.board());
        return asked.contains(CountryId.orNone(country)) ? Optional.empty() : Optional.of(Refusal.of(RULE, asked.isEmpty() ? Sentence.of("eu.refit.refused-end-of-round") : Sentence.of("eu.refit.refused-others-first").with("who", SentenceNames.countries(asked))));
    }
}
