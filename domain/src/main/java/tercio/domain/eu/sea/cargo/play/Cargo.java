package tercio.domain.eu.sea.cargo.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The troops that a naval stack may take aboard and carry (EU-SEA-TRANSPORT). Readings: a naval stack carries one land stack; troops that
 * stand on the coast of the zone in which the ships lie go aboard from the field, besieged ones only into ships in their port.
 */
public final class Cargo {

    public static final String RULE = "EU-SEA-TRANSPORT";

    private Cargo() {}

    /** Whether these naval stacks can become one by what they carry: one land stack (reading). */
    public static boolean haveOneCargo(Stream<NavalStack> stacks) {
        return stacks.filter(stack -> !stack.aboard().isEmpty()).limit(2).count() < 2;
    }

    /** The land stacks that a naval stack could take aboard in a sea zone or port. */
    public static List<Stack> stacksAshore(WarView board, NavalStack ships, SpaceId at) {
        return board.state().stacksOf(board.state().allianceOf(ships)).filter(troops -> embarkationRefusal(board, ships, at, troops.id()).isEmpty()).toList();
    }

    /** The reason why a naval stack may not take troops aboard in a sea zone or port; empty if it may. */
    public static Optional<Refusal> embarkationRefusal(WarView board, NavalStack ships, SpaceId at, StackId id) {
        var known = board.state().stack(id);
        if (known.isEmpty() || board.state().allianceOf(known.get()) != board.state().allianceOf(ships)) {
            return refusal(Sentence.of("eu.transport.refused-no-troops").with("who", SentenceNames.country(ships.country())).with("id", new Text(String.valueOf(id))));
        }
        var troops = known.get();
        boolean there = board.map().sea(at).isPresent() ? !troops.besieged() && Seas.coasts(board, at).anyMatch(troops.province()::equals)
                : troops.province().equals(at);
        if (!there) {
            return refusal(Sentence.of("eu.transport.refused-out-of-reach").with("troops", SentenceNames.stack(board.state(), id)).with("where", SentenceNames.place(at)));
        }
        var peace = Interventions.cargoRefusal(board, ships, troops);
        if (peace.isPresent()) {
            return peace;
        }
        if (!ships.aboard().isEmpty()) {
            return refusal(Sentence.of("eu.transport.refused-laden").with("ships", SentenceNames.fleet(board.state(), ships.id())));
        }
        if (troops.moved()) {
            return Optional.of(Refusal.of("EU-MOVE-ONCE", Sentence.of("eu.transport.refused-moved").with("troops", SentenceNames.stack(board.state(), id))));
        }
        if (!SeaTransport.canEmbark(troops.units()) || troops.units().isEmpty()) {
            return refusal(Sentence.of("eu.transport.refused-never-by-sea").with("troops", SentenceNames.stack(board.state(), id)));
        }
        int need = need(board, troops);
        int room = roomForTroops(board, ships);
        if (need > room) {
            return refusal(Sentence.of("eu.transport.refused-points").with("troops", SentenceNames.stack(board.state(), id)).with("need", new Argument.Amount(need, 2))
                    .with("ships", SentenceNames.fleet(board.state(), ships.id())).with("room", new Argument.Amount(room, 2)));
        }
        int most = mostLd(board, ships);
        if (wholeLd(troops.units()) > most) {
            return refusal(Sentence.of("eu.transport.refused-counters").with("ships", SentenceNames.fleet(board.state(), ships.id())).with("most", most)
                    .with("troops", SentenceNames.stack(board.state(), id)).with("size", wholeLd(troops.units())));
        }
        if (!embarksInPort(board, ships, troops, at) && NearestPorts.closest(board, ships, at).isEmpty() && !NearestPorts.canCall(board, ships, at)) {
            return refusal(Sentence.of("eu.transport.refused-no-port-in-reach").with("where", SentenceNames.place(at)));
        }
        return CampaignLimits.moveRefusal(board, troops);
    }

    private static Optional<Refusal> refusal(Sentence detail) {
        return Optional.of(Refusal.of(RULE, detail));
    }

    /** Whether a province has a controlled port or arsenal that is large enough for the ships, or is one for these troops. */
    public static boolean isControlledPort(WarView board, NavalStack ships, Stack troops, SpaceId province) {
        return Ports.isFriendly(board, ships, province) || isPortFor(board, ships, troops, province);
    }

    /**
     * Whether a province without such a port is one for these troops: by a presidio before it that nobody blockades against them, or beyond Europe by
     * a leader of the New World.
     */
    static boolean isPortFor(WarView board, NavalStack ships, Stack troops, SpaceId province) {
        return Presidios.canServe(board, ships, province) && Ports.blockader(board, province, board.state().allianceOf(ships)).isEmpty()
                || StayingAboard.isOpenCoast(board, ships, troops, province);
    }

    /**
     * Whether troops go aboard in a controlled port where the ships are: they have entered it, or the province opens one for these troops. A stack in
     * the sea zone before a port does not use it, because it neither escapes its blockade nor meets its presidio (EU-BLOCKADE-ESCAPE, EU-PRESIDIO-FIRE).
     */
    public static boolean embarksInPort(WarView board, NavalStack ships, Stack troops, SpaceId at) {
        return StayingAboard.hasBegunAboard(board, troops) || at.equals(troops.province()) && isControlledPort(board, ships, troops, at) || isPortFor(board, ships, troops, troops.province());
    }

    /**
     * Whether the troops aboard have embarked in a controlled port. If it is not known where the ships lay, any port of their province
     * counts.
     */
    public static boolean hasEmbarkedInPort(WarView board, NavalStack ships, Stack troops) {
        return embarksInPort(board, ships, troops, ships.loadedAt() == null ? troops.province() : ships.loadedAt());
    }

    /** Half points that a naval stack has for troops: convoys carry none, and gold aboard takes its own (reading). */
    public static int roomForTroops(WarView board, NavalStack ships) {
        var transport = SeaTransport.from(board.tables());
        int all = transport.capacity(ships.ships()) - transport.need(ships.gold());
        return Math.max(0, Math.min(transport.capacity(ships.shipsWithoutConvoys()), all));
    }

    /** The ducats for which a naval stack has room beside the troops aboard: 5 for each transport point. */
    public static int goldRoom(WarView board, NavalStack ships) {
        int troops = ships.aboard().stream().mapToInt(each -> need(board, each)).sum();
        return SeaTransport.from(board.tables()).goldOn(capacity(board, ships.ships()) - troops);
    }

    /** Half points that ships provide. */
    public static int capacity(WarView board, NavalUnits ships) {
        return SeaTransport.from(board.tables()).capacity(ships);
    }

    /** Half points that troops need. */
    public static int need(WarView board, Stack troops) {
        return need(board, troops.country(), troops.units());
    }

    private static int need(WarView board, CountryId country, Units units) {
        var period = Period.of(board.state().scenario().period());
        return SeaTransport.from(board.tables()).need(units, armyClass(board, country, period), period);
    }

    private static ArmyClass armyClass(WarView board, CountryId country, Period period) {
        return board.tables().armyClasses().of(country, period).orElse(ArmyClass.III);
    }

    /**
     * The most LD that a naval stack carries by its counters, where the edition limits them: those of each FLEET, and those for which the ships outside
     * them have transport points (reading: the text limits the FLEET counter alone, so that points alone limit ships without one).
     */
    private static int mostLd(WarView board, NavalStack ships) {
        var cargo = board.tables().policies().play().fleetCargo();
        if (!cargo.isLimited() || ships.fleets() == 0) {
            return Integer.MAX_VALUE;
        }
        var period = Period.of(board.state().scenario().period());
        var places = FleetPlaces.from(board.tables());
        var size = board.tables().armyClasses().of(ships.country(), period);
        var free = ships.shipsWithoutConvoys();
        int galleys = places.fleetsOfGalleys(free, ships.country(), size, period);
        int outside = capacity(board, places.shipsOutsideFleets(free, ships.country(), size, period)) / need(board, ships.country(), Units.of(0, 0, 1));
        return (free.fleets() - galleys) * cargo.ofWarships() + galleys * cargo.ofGalleys() + outside;
    }

    /** LD of troops aboard, a begun one counted as one. */
    private static int wholeLd(Units units) {
        return units.allLd() + (units.lde() > 0 ? 1 : 0);
    }

    /** Whether a naval stack has room for troops, if it had so many half points. */
    public static boolean fits(WarView board, NavalStack ships, Stack troops, int room) {
        return fits(board, ships, troops.country(), troops.units(), room);
    }

    private static boolean fits(WarView board, NavalStack ships, CountryId country, Units units, int room) {
        return need(board, country, units) <= room && wholeLd(units) <= mostLd(board, ships);
    }

    /**
     * The part of troops that survives the least loss that brings their need down: of whole LD in the seas of Europe, of exploration
     * detachments beyond them; nothing survives of troops that do not fit at all. Reading: nobody chooses what goes down, so the largest
     * counters that are left hold the rest.
     *
     * @param room half points
     */
    public static Units largestThatFits(WarView board, NavalStack ships, Stack troops, int room) {
        var unit = board.tables().unit();
        int size = unit.of(troops.units());
        for (int lost = 0; lost < size; lost += lossStep(board, ships)) {
            var left = CounterExchange.afterLosses(troops.units(), lost, unit);
            if (fits(board, ships, troops.country(), left, room)) {
                return left;
            }
        }
        return Units.NONE;
    }

    /**
     * The part of troops that survives a loss of so many percent at sea, rounded to the nearest LD in the seas of Europe and to the nearest
     * exploration detachment beyond them, a half to a whole one (reading: LD are whole in Europe alone).
     */
    public static Units afterLoss(WarView board, NavalStack ships, Stack troops, int percent) {
        var unit = board.tables().unit();
        int size = unit.of(troops.units());
        int step = lossStep(board, ships);
        int lost = Math.min(size, (2 * (size / step) * percent + 100) / 200 * step);
        return lost == size ? Units.NONE : CounterExchange.afterLosses(troops.units(), lost, unit);
    }

    /** The least loss of troops aboard, in the unit of the edition. */
    private static int lossStep(WarView board, NavalStack ships) {
        boolean europe = Seas.isEuropean(board.map(), ships.at()) || board.map().sea(ships.at()).isEmpty() && board.theatre(ships.at()) == Theatre.EUROPE;
        return europe ? board.tables().unit().ofOneLd() : 1;
    }
}
