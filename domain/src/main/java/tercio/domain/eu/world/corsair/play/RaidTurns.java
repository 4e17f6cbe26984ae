package tercio.domain.eu.world.corsair.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.ConvoyHunters;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.world.corsair.RaidTurnId;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.world.corsair.ConvoyAttackers;
import tercio.domain.eu.world.corsair.ConvoyAttackers.Turn;
import tercio.domain.eu.world.corsair.Corsair;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.map.SpaceId;

/**
 * The order in which corsairs may attack a naval stack with gold in the zone that it has entered (EU-CONVOY-ATTACK-WHO). Readings: corsairs
 * act in each trade zone to which their sea zone belongs, and in that sea zone itself, unless the scenario names their trade zone; the
 * controller that the scenario names decides for corsairs of a country out of this war, else Turkey for those of Barbary states, and
 * corsairs attack nobody where neither is in the game.
 */
public final class RaidTurns {

    private static final TradeZoneId HERE = new TradeZoneId("here");
    private static final TradeZoneId ELSEWHERE = new TradeZoneId("elsewhere");
    /** A rank after any real one, for leaders without rank. */
    private static final char WITHOUT_RANK = '~';

    private RaidTurns() {}

    /** The turn that is next; empty when no corsairs are left that may attack, or for a stack without gold. */
    public static Optional<Turn> nextTurn(WarView board, Voyage voyage) {
        var ships = board.state().fleet(voyage.stack()).filter(stack -> stack.gold() > 0);
        if (ships.isEmpty() || board.map().sea(voyage.position()).isEmpty()) {
            return Optional.empty();
        }
        var hunters = voyage.hunters() == null ? ConvoyHunters.NONE : voyage.hunters();
        return hunters.over() ? Optional.empty() : turns(board, ships.get(), voyage.position()).stream().filter(turn -> !hunters.done().contains(turn.id())).findFirst();
    }

    /** All turns in a zone, pirates first and then by initiative. */
    static List<Turn> turns(WarView board, NavalStack ships, SpaceId zone) {
        var bidders = new ArrayList<ConvoyAttackers.Bidder>();
        board.state().marks().raids().forEach((at, raid) -> {
            if (board.map().sea(at).isPresent() && raid.plus() > 0) {
                bidder(board, ships, zone, at, raid).ifPresent(bidders::add);
            }
        });
        return ConvoyAttackers.turns(bidders, zone, TradeZones.PRINTED.with(HERE, Set.of(zone)));
    }

    private static Optional<ConvoyAttackers.Bidder> bidder(WarView board, NavalStack ships, SpaceId zone, SpaceId at, Raid raid) {
        var captain = raid.rank().isEmpty() && raid.maneuver() == 0 ? Optional.<Corsair.Captain>empty()
                : Optional.of(new Corsair.Captain(at, raid.rank().map(rank -> rank.charAt(0)).orElse(WITHOUT_RANK), raid.maneuver()));
        var corsair = new Corsair(at.value(), raid.by(), at, actsIn(at, raid, zone) ? HERE : ELSEWHERE, captain);
        if (corsair.kind() == CorsairOwner.PIRATES) {
            return Optional.of(new ConvoyAttackers.Bidder(corsair, RaidTurnId.PIRATES, 0, true));
        }
        var alliance = board.state().allianceOf(controller(board, raid));
        return !alliance.isBelligerent() ? Optional.empty()
                : Optional.of(new ConvoyAttackers.Bidder(corsair, RaidTurnId.of(alliance.number()), -board.state().turnOf(alliance), mayAttack(board, ships, raid, alliance)));
    }

    /** Whether corsairs that lie in a sea zone act in another. */
    private static boolean actsIn(SpaceId at, Raid raid, SpaceId zone) {
        var zones = TradeZones.PRINTED;
        return raid.tradeZone().isPresent() ? zones.seas(raid.tradeZone().get()).contains(zone)
                : at.equals(zone) || zones.all().stream().map(zones::seas).anyMatch(seas -> seas.contains(at) && seas.contains(zone));
    }

    /** The country that decides for corsairs. */
    static CountryId controller(WarView board, Raid raid) {
        return raid.controller().isPresent() ? raid.controller().get()
                : board.state().allianceOf(raid.by()) == Alliance.NEUTRAL && CorsairOwner.of(raid.by()) == CorsairOwner.BARBARY ? TurkishArmy.COUNTRY : raid.by();
    }

    /**
     * Whether corsairs may attack a stack: of a country in the war its enemies, of Barbary states every Christian, of the Knights Turkey (EU-CONVOY-ATTACK-WHO), of
     * another country out of the war everybody; never the alliance that decides for them.
     */
    private static boolean mayAttack(WarView board, NavalStack ships, Raid raid, Alliance controlling) {
        var moving = board.state().allianceOf(ships);
        if (moving == controlling) {
            return false;
        }
        var owner = board.state().allianceOf(raid.by());
        return owner.isBelligerent() && board.areEnemies(owner, moving) && !Interventions.isAtPeace(board.state(), ships) || switch (CorsairOwner.of(raid.by())) {
            case BARBARY -> isChristian(ships.country());
            case KNIGHTS -> !isChristian(ships.country());
            case COUNTRY, PIRATES -> !owner.isBelligerent();
        };
    }

    /** Reading: Turkey and the Barbary states are the countries with ships that are not Christian. */
    private static boolean isChristian(CountryId country) {
        return !country.equals(TurkishArmy.COUNTRY) && CorsairOwner.of(country) != CorsairOwner.BARBARY;
    }
}
