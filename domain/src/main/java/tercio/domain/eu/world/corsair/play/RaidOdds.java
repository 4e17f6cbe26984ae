package tercio.domain.eu.world.corsair.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.eu.sea.ships.play.SeaRaiders;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.eu.world.corsair.ConvoyPlunder;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/**
 * The inputs of an attack of corsairs on a stack with gold, taken from the board (EU-CONVOY-ATTACK). Reading: corsairs of pirates, or of a
 * country without a navy in this game, have the technology of their prey and no advantage by it.
 */
public final class RaidOdds {

    private RaidOdds() {}

    /** @param raiders the zone of the corsairs */
    public static ConvoyAttack.Attack attack(WarView board, Voyage voyage, SpaceId raiders) {
        var raid = board.state().marks().raids().get(raiders);
        var ships = board.state().fleet(voyage.stack()).orElseThrow();
        var all = board.state().sailing(voyage.stack()).orElseThrow();
        return new ConvoyAttack.Attack(search(board, voyage, all, raiders, raid), defence(board, all, raiders, raid), escort(board, all, raid),
                ships.ships().ntd() + ships.ships().nwd());
    }

    private static SeaInterception.Attempt search(WarView board, Voyage voyage, NavalStack ships, SpaceId raiders, Raid raid) {
        var own = navy(board, ships.country());
        var theirs = navy(board, raid.by());
        int maneuver = raid.rank().isEmpty() && raid.maneuver() == 0 && CorsairOwner.of(raid.by()) == CorsairOwner.PIRATES ? CorsairHunt.pirateManeuver() : raid.maneuver();
        boolean lands = voyage.onward().isEmpty() && voyage.action() != null && voyage.action().landingProvince().isPresent() && raiders.equals(voyage.position());
        return new SeaInterception.Attempt(maneuver, Admirals.maneuver(board, ships), theirs.map(navy -> navy.level() - own.map(NavyAtStart::level).orElse(navy.level())).orElse(0),
                theirs.or(() -> own).map(NavyAtStart::technology).orElse(NavalTechnology.CARRACK), SeaInterception.Station.SEA, false, raiders.equals(voyage.position()),
                lands ? SeaInterception.Landing.SAME_SEA_ZONE : SeaInterception.Landing.NONE, board.state().badWeather());
    }

    private static Optional<NavyAtStart> navy(WarView board, CountryId country) {
        return Optional.ofNullable(board.state().scenario().countries().get(country)).flatMap(belligerent -> belligerent.navy());
    }

    /** The hunt as if the stack fought corsairs where it is; the one that attacks is no corsair+ any more. */
    private static CorsairHunt.Hunt defence(WarView board, NavalStack ships, SpaceId raiders, Raid raid) {
        var here = board.state().marks().raids().get(ships.at());
        int plus = (here == null ? 0 : here.plus()) - (raiders.equals(ships.at()) ? 1 : 0);
        return new CorsairHunt.Hunt(board.state().navalTechnology(ships.country()), ships.ships().fleetMinus(), ships.ships().fleetPlus(), SeaRaiders.isArmed(ships.ships()),
                Admirals.maneuver(board, ships), raid.maneuver(), plus, SeaRaiders.areSheltered(board, ships.at(), raid), board.state().navies().fought().contains(ships.at()),
                SeaRaiders.hindrance(board, ships));
    }

    private static ConvoyAttack.Escort escort(WarView board, NavalStack ships, Raid raid) {
        return new ConvoyAttack.Escort(SeaRaiders.isArmed(ships.ships()), ships.ships().fleetMinus(), ships.ships().fleetPlus(), Admirals.maneuver(board, ships), raid.maneuver());
    }

    /** The plunder that corsairs take from a stack with so many captured ships. */
    static ConvoyPlunder plunder(WarView board, NavalStack ships, Raid raid, int captured) {
        return ConvoyPlunder.of(captured, ships.ships().ntd(), ships.ships().nwd(), ships.gold(), isMajor(board, raid.by()) ? Standing.MAJOR : Standing.MINOR);
    }

    /** Whether the corsairs are of a major country that has a sheet in this game. */
    private static boolean isMajor(WarView board, CountryId country) {
        return board.tables().armyClasses().isMajor(country) && board.state().countries().containsKey(country);
    }

    /** The odds of the end of the attack, of the ships that it captures, and of the ducats that it takes. */
    static Forecast forecast(WarView board, Voyage voyage, SpaceId raiders) {
        var ships = board.state().fleet(voyage.stack()).orElseThrow();
        var raid = board.state().marks().raids().get(raiders);
        var odds = ConvoyAttack.of(attack(board, voyage, raiders), board.tables()).distribution(ConvoyAttack.start());
        return Forecast.EMPTY.with("result", odds.map(result -> result.ending().word())).with("captured", odds.map(ConvoyAttack.Result::captured))
                .with("ducats", odds.map(result -> plunder(board, ships, raid, result.captured()).gold()));
    }
}
