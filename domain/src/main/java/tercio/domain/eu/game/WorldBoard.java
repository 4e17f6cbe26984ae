package tercio.domain.eu.game;

import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.natives.Natives;
import tercio.domain.eu.world.Establishment;
import tercio.domain.eu.world.Establishments;
import tercio.domain.eu.world.FortWork;

/**
 * What is in the rest of the world beside stacks and fortresses; {@link #NONE} in a game of Europe.
 *
 * @param establishments those of all countries; the controller of one is that of the fortress in its province
 * @param works by province, the fort under construction there
 * @param natives those of all provinces; missing, as printed
 */
public record WorldBoard(Establishments establishments, PSortedMap<String, FortWork> works, Natives natives) {

    public static final WorldBoard NONE = new WorldBoard(Establishments.NONE, TreePMap.empty(), Natives.PRINTED);

    public WorldBoard {
        establishments = establishments == null ? Establishments.NONE : establishments;
        works = works == null ? TreePMap.empty() : works;
        natives = natives == null ? Natives.PRINTED : natives;
    }

    public WorldBoard establishments(Establishments now) {
        return new WorldBoard(now, works, natives);
    }

    public WorldBoard natives(Natives now) {
        return new WorldBoard(establishments, works, now);
    }

    /** A fort is under construction, or one round further. */
    public WorldBoard with(FortWork work) {
        return new WorldBoard(establishments, works.plus(work.province(), work), natives);
    }

    /** The work on a fort has ended. */
    public WorldBoard withoutWork(String province) {
        return new WorldBoard(establishments, works.minus(province), natives);
    }

    /** The establishments of a province under another controller. */
    WorldBoard heldBy(String province, String controller) {
        var now = establishments;
        for (var each : establishments.in(province)) {
            if (!each.controller().equals(controller)) {
                now = now.changed(each, each.heldBy(controller));
            }
        }
        return now == establishments ? this : establishments(now);
    }

    /** The establishments of a province are gone. */
    WorldBoard without(String province) {
        return establishments(new Establishments(establishments.byProvince().minus(province)));
    }

    /** Whether the province counts as one of Europe by its colony. */
    public boolean european(String province) {
        return establishments.any(province, Establishment::european);
    }
}
