package tercio.domain.eu.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.world.Establishment;

/**
 * The rest of the world at the start of a game.
 *
 * @param establishments the establishments of all countries; left out, none
 * @param areas by Area, the minor country that owns it; an Area that is left out belongs to nobody
 * @param natives what has happened to natives before; left out, nothing
 */
public record OverseasAtStart(List<EstablishmentAtStart> establishments, Map<String, String> areas, Optional<NativesAtStart> natives) {

    public static final OverseasAtStart NONE = new OverseasAtStart(List.of(), Map.of());

    /**
     * An establishment at the start.
     *
     * @param owner the country whose counter it is
     * @param level 1..6 of a trading post or a colony; left out for a fort or a mission
     * @param controller the country that holds it; left out, its owner
     * @param fortress the level of its fortress, 0..5; left out, its own fort, and 1 for a colony of level 6
     */
    public record EstablishmentAtStart(
            String province, String owner, Establishment.Kind kind, Optional<Integer> level, Optional<String> controller, Optional<Integer> fortress) {
        public EstablishmentAtStart {
            level = level == null ? Optional.empty() : level;
            controller = controller == null ? Optional.empty() : controller;
            fortress = fortress == null ? Optional.empty() : fortress;
        }

        /** An establishment with its own fort, in the hands of its owner. */
        public EstablishmentAtStart(String province, String owner, Establishment.Kind kind, int level) {
            this(province, owner, kind, Optional.of(level).filter(settled -> kind.settled()), Optional.empty(), Optional.empty());
        }

        /** The establishment; its level must be in range. */
        public Establishment establishment() {
            return new Establishment(province, owner, controller.orElse(owner), kind, level.orElse(0));
        }

        /** The level of the fortress. */
        public int fortified() {
            return fortress.orElse(establishment().european() ? 1 : 0);
        }
    }

    public OverseasAtStart {
        establishments = establishments == null ? List.of() : List.copyOf(establishments);
        areas = areas == null ? Map.of() : Map.copyOf(areas);
        natives = natives == null ? Optional.empty() : natives;
    }

    /** The rest of the world with its natives as printed. */
    public OverseasAtStart(List<EstablishmentAtStart> establishments, Map<String, String> areas) {
        this(establishments, areas, Optional.empty());
    }

    /** What has happened to natives before. */
    public NativesAtStart people() {
        return natives.orElse(NativesAtStart.NONE);
    }
}
