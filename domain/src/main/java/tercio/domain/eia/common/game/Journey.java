package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.map.SpaceId;

/**
 * Movement of a piece in this month, from the start of its power's sequence on.
 *
 * @param entered the areas that it entered, in order; without the one in which it began
 * @param spent the movement points that it used
 * @param crossed the obstacle that it crossed to enter the area in which it stands
 * @param fought whether it took part in a combat that was not trivial (EIA-7.5.2.11.1.2)
 */
public record Journey(
        SpaceId began, List<SpaceId> entered, int spent, boolean forcedMarch, Crossed crossed, List<Detachment> detached, Upkeep upkeep,
        boolean fought) {

    public Journey {
        entered = List.copyOf(entered);
        detached = List.copyOf(detached);
    }

    /** The journey of a piece before its first move of the month. */
    public static Journey from(SpaceId area) {
        return new Journey(area, List.of(), 0, false, Crossed.NOTHING, List.of(), Upkeep.OPEN, false);
    }

    public Journey afterEntering(List<SpaceId> areas, int points, boolean forced, Crossed last) {
        var all = new ArrayList<>(entered);
        all.addAll(areas);
        return new Journey(began, all, spent + points, forcedMarch || forced, last, detached, upkeep, fought);
    }

    public Journey afterDetaching(Location at, Factors factors) {
        var all = new ArrayList<>(detached);
        all.add(new Detachment(at, factors));
        return new Journey(began, entered, spent, forcedMarch, crossed, all, upkeep, fought);
    }

    public Journey withDetached(List<Detachment> now) {
        return new Journey(began, entered, spent, forcedMarch, crossed, now, upkeep, fought);
    }

    public Journey withUpkeep(Upkeep now) {
        return new Journey(began, entered, spent, forcedMarch, crossed, detached, now, fought);
    }

    /** A copy for the sequence of another power, in which the piece has not fought yet. */
    public Journey withoutFight() {
        return new Journey(began, entered, spent, forcedMarch, crossed, detached, upkeep, false);
    }

    public Journey afterFight() {
        return new Journey(began, entered, spent, forcedMarch, crossed, detached, upkeep, true);
    }
}
