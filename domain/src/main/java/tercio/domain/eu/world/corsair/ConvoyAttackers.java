package tercio.domain.eu.world.corsair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.map.SpaceId;

/** The corsairs that may attack a stack with gold when it enters a sea zone, and their order (EU-CONVOY-ATTACK-WHO). */
public final class ConvoyAttackers {

    /**
     * A corsair in a trade zone.
     *
     * @param turn that of the alliance that decides for it; of a neutral minor's first controller
     * @param initiative of that alliance
     * @param allowed whether it may attack the owner of the stack; pirates attack everybody
     */
    public record Bidder(Corsair corsair, RaidTurnId turn, int initiative, boolean allowed) {}

    /**
     * The next to attack, each attack resolved before the next.
     *
     * @param corsairs of which at most one attacks: pirates must, a die deciding between several; an alliance chooses one or declines
     */
    public record Turn(RaidTurnId id, boolean mustAttack, List<Corsair> corsairs) {
        public Turn {
            corsairs = List.copyOf(corsairs);
        }
    }

    private ConvoyAttackers() {}

    /** The turns of a sea zone, pirates first and then by initiative, of equal ones in the order given. */
    public static List<Turn> turns(List<Bidder> bidders, SpaceId sea, TradeZones zones) {
        var able = bidders.stream().filter(bidder -> mayAttack(bidder, sea, zones)).toList();
        var turns = new ArrayList<Turn>();
        var pirates = underBestLeader(corsairs(able, ConvoyAttackers::isPirate));
        if (!pirates.isEmpty()) {
            turns.add(new Turn(RaidTurnId.PIRATES, true, pirates));
        }
        able.stream().filter(bidder -> !isPirate(bidder)).sorted(Comparator.comparingInt(Bidder::initiative).reversed())
                .map(Bidder::turn).distinct()
                .forEach(turn -> turns.add(new Turn(turn, false,
                        corsairs(able, bidder -> !isPirate(bidder) && bidder.turn().equals(turn)))));
        return List.copyOf(turns);
    }

    private static boolean mayAttack(Bidder bidder, SpaceId sea, TradeZones zones) {
        var corsair = bidder.corsair();
        return EuMap.PRINTED.sea(corsair.at()).isPresent()
                && zones.seas(corsair.tradeZone()).contains(sea)
                && (isPirate(bidder) || bidder.allowed())
                && (corsair.kind() != CorsairOwner.BARBARY || isMediterranean(sea));
    }

    private static boolean isMediterranean(SpaceId sea) {
        return EuMap.PRINTED.sea(sea).filter(zone -> zone.waters().contains(WatersId.MEDITERRANEAN)).isPresent();
    }

    private static boolean isPirate(Bidder bidder) {
        return bidder.corsair().kind() == CorsairOwner.PIRATES;
    }

    private static List<Corsair> corsairs(List<Bidder> able, Predicate<Bidder> condition) {
        return able.stream().filter(condition).map(Bidder::corsair).toList();
    }

    /** The pirates under the leader of the highest rank; all, if none has a leader. */
    private static List<Corsair> underBestLeader(List<Corsair> pirates) {
        var highest = pirates.stream().flatMap(corsair -> corsair.captain().stream()).map(Corsair.Captain::rank).min(Comparator.naturalOrder());
        return highest.map(rank -> pirates.stream().filter(corsair -> corsair.captain().filter(captain -> captain.rank() == rank).isPresent()).toList())
                .orElse(pirates);
    }
}
