package tercio.domain.eu.exploration;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Sea;
import tercio.domain.eu.board.Space;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.world.Establishment;
import tercio.domain.eu.world.Establishments;

/** The spread of discoveries to all countries (EU-DISCOVERY-SPREAD). */
public final class Diffusion {

    private static final Period FROM = Period.IV;

    private Diffusion() {}

    /**
     * The zones that become known to all at the beginning of a turn. Before period IV only colonies of level 6 are; from then on also the
     * Atlantic zones without malus that a country knows, and the provinces with a colony or a trading post.
     */
    public static List<String> atStartOfTurn(Discoveries discoveries, Establishments establishments, Period period) {
        var zones = new ArrayList<>(european(discoveries, establishments));
        if (period.compareTo(FROM) >= 0) {
            for (var space : EuMap.PRINTED.spaces().zones()) {
                if (calm(space) && discoveries.knownToAny(space.id())) {
                    zones.add(space.id());
                }
            }
            establishments.all().stream().filter(here -> here.kind().settled()).map(Establishment::province).forEach(zones::add);
        }
        return unknown(discoveries, zones);
    }

    /** The provinces whose colony has reached level 6: they are of Europe, in any period and at once (EU-COL-6). */
    public static List<String> european(Discoveries discoveries, Establishments establishments) {
        return unknown(discoveries, establishments.all().stream().filter(Establishment::european).map(Establishment::province).toList());
    }

    private static boolean calm(Space space) {
        return space instanceof Sea sea && sea.malus() == 0 && sea.waters().contains(OutsideEurope.ATLANTIC);
    }

    private static List<String> unknown(Discoveries discoveries, List<String> zones) {
        return zones.stream().filter(zone -> !Discoveries.european(zone) && !discoveries.common().contains(zone)).distinct().toList();
    }
}
