package tercio.domain.eu.common.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.establishment.FortWork;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.militia.Militia;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.map.SpaceId;

/**
 * The rest of the world apart from stacks and fortresses; {@link #NONE} in a game of Europe.
 *
 * @param establishments those of all countries; the controller of one is that of the fortress in its province
 * @param works by province, the fort under construction there
 * @param discoveries the zones that countries know, and the discoveries that their stacks carry
 * @param natives those of all provinces; missing, as printed
 * @param engaged the stacks, of land or sea, that have fought during the movements of this impulse: they do not explore
 * @param militia that of the colonies; missing in older stored boards, which means at full strength
 * @param quiet whether stacks that meet share discoveries, and lost stacks lose them, without an event that would reveal to others that there
 *     were any; missing in older games, in which events record it
 */
public record WorldBoard(
        Establishments establishments, PSortedMap<SpaceId, FortWork> works, Discoveries discoveries, Natives natives, Set<StackId> engaged,
        Militia militia, Boolean quiet) {

    public static final WorldBoard NONE = new WorldBoard(Establishments.NONE, TreePMap.empty(), Discoveries.NONE, Natives.PRINTED, Set.of(), Militia.WHOLE, null);

    public WorldBoard {
        establishments = establishments == null ? Establishments.NONE : establishments;
        works = works == null ? TreePMap.empty() : works;
        discoveries = discoveries == null ? Discoveries.NONE : discoveries;
        natives = natives == null ? Natives.PRINTED : natives;
        engaged = engaged == null ? Set.of() : Set.copyOf(engaged);
        militia = militia == null ? Militia.WHOLE : militia;
    }

    public WorldBoard withEstablishments(Establishments now) {
        return new WorldBoard(now, works, discoveries, natives, engaged, militia, quiet);
    }

    public WorldBoard withNatives(Natives now) {
        return new WorldBoard(establishments, works, discoveries, now, engaged, militia, quiet);
    }

    public WorldBoard withMilitia(Militia now) {
        return new WorldBoard(establishments, works, discoveries, natives, engaged, now, quiet);
    }

    /** The board with a fort under construction, or its next round. */
    public WorldBoard with(FortWork work) {
        return new WorldBoard(establishments, works.plus(work.province(), work), discoveries, natives, engaged, militia, quiet);
    }

    /** The board after the work on a fort has ended. */
    public WorldBoard withoutWork(SpaceId province) {
        return new WorldBoard(establishments, works.minus(province), discoveries, natives, engaged, militia, quiet);
    }

    public WorldBoard withDiscoveries(Discoveries now) {
        return new WorldBoard(establishments, works, now, natives, engaged, militia, quiet);
    }

    /** The board with these stacks as having fought during the movements of this impulse. */
    WorldBoard withEngaged(List<StackId> stacks) {
        var all = new HashSet<>(engaged);
        all.addAll(stacks);
        return new WorldBoard(establishments, works, discoveries, natives, all, militia, quiet);
    }

    /** The board when a new impulse begins: no stack has fought. */
    WorldBoard withoutEngaged() {
        return engaged.isEmpty() ? this : new WorldBoard(establishments, works, discoveries, natives, Set.of(), militia, quiet);
    }

    /** The board with the establishments of a province under another controller. */
    WorldBoard withController(SpaceId province, CountryId controller) {
        var now = establishments;
        for (var each : establishments.in(province)) {
            if (!each.controller().equals(controller)) {
                now = now.withChanged(each, each.withController(controller));
            }
        }
        return now == establishments ? this : withEstablishments(now);
    }

    /** The board without the establishments of a province. */
    WorldBoard withoutEstablishments(SpaceId province) {
        return withEstablishments(new Establishments(establishments.byProvince().minus(province))).withMilitia(militia.withLosses(province, 0));
    }

    /** The board of a game in which meetings are no events. */
    public WorldBoard withQuietMeetings() {
        return new WorldBoard(establishments, works, discoveries, natives, engaged, militia, true);
    }

    /** Whether meetings and losses of discoveries are no events. */
    public boolean isQuiet() {
        return Boolean.TRUE.equals(quiet);
    }

    /** Whether the province counts as one of Europe by its colony. */
    public boolean isEuropean(SpaceId province) {
        return establishments.hasAny(province, Establishment::isEuropean);
    }
}
