package tercio.domain.eu.common.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.sentence.Sentence;

/**
 * The fields of a form that count ships, one for each kind of which there can be any.
 *
 * @param part of the command that holds the ships: with {@code ships} the first field is {@code ships.nwd}
 * @param most the most ships of each kind; FLEET counters have no field
 */
public record ShipFields(String part, NavalUnits most) {

    private static final Kind NWD = new Kind("nwd", NavalUnits::nwd);
    private static final Kind NDE = new Kind("nde", NavalUnits::nde);
    private static final Kind VGD = new Kind("vgd", NavalUnits::vgd);
    private static final Kind NGD = new Kind("ngd", NavalUnits::ngd);
    private static final Kind NTD = new Kind("ntd", NavalUnits::ntd);
    private static final List<Kind> KINDS = List.of(NWD, NDE, VGD, NGD, NTD);

    private record Kind(String name, ToIntFunction<NavalUnits> count) {}

    /** @param fate the fate of the ships: {@code lost}, {@code leave}, {@code destroyed}, {@code damaged}, {@code refitted} */
    public List<Field> fields(String fate) {
        return kinds().stream().map(kind -> (Field) new Count(path(kind), Sentence.of("eu.shiploss.field-ships").with("kind", kind.name()).with("fate", fate), 0, kind.count().applyAsInt(most))).toList();
    }

    /** The ships of a form that was filled in. */
    public Ships of(Filling filled) {
        return new Ships(0, 0, count(filled, NWD), count(filled, NGD), count(filled, NTD), count(filled, NDE), count(filled, VGD));
    }

    private int count(Filling filled, Kind kind) {
        return kinds().contains(kind) ? filled.count(path(kind)) : 0;
    }

    /** The values of the fields for these ships. */
    public Map<String, Object> values(NavalUnits ships) {
        var values = new HashMap<String, Object>();
        kinds().forEach(kind -> values.put(path(kind), kind.count().applyAsInt(ships)));
        return values;
    }

    private List<Kind> kinds() {
        return KINDS.stream().filter(kind -> kind.count().applyAsInt(most) > 0).toList();
    }

    private String path(Kind kind) {
        return part + "." + kind.name();
    }
}
