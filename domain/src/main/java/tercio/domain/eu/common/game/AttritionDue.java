package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A roll for attrition that troops of one alliance in one province must make.
 *
 * @param stacks the stacks that roll as one
 * @param causes the causes of supply attrition; no line of supply is itself one; of Timar in a Wintering, their distance in
 *     provinces from national territory; 0 for the other kinds, which have lists of their own
 * @param noLine whether no line of supply reaches them
 * @param tooSmall whether besiegers are too small to undermine
 */
public record AttritionDue(AttritionKind kind, SpaceId province, List<StackId> stacks, int causes, boolean noLine, boolean tooSmall) {

    public AttritionDue {
        stacks = List.copyOf(stacks);
    }

    /** Troops in the field in a supply segment. */
    public static AttritionDue supply(SpaceId province, List<StackId> stacks, int causes, boolean noLine) {
        return new AttritionDue(AttritionKind.SUPPLY, province, stacks, causes, noLine, false);
    }

    /** Troops in the cold area in a Wintering. The cold is their one cause. */
    public static AttritionDue cold(SpaceId province, List<StackId> stacks, boolean noLine) {
        return new AttritionDue(AttritionKind.COLD, province, stacks, 1, noLine, false);
    }

    /** Timar outside their national territory in a Wintering, at a distance in provinces. */
    public static AttritionDue timar(SpaceId province, List<StackId> stacks, int distance) {
        return new AttritionDue(AttritionKind.TIMAR, province, stacks, distance, false, false);
    }

    /** Troops inside a fortress in a supply segment. */
    public static AttritionDue ofBesieged(SpaceId province, List<StackId> stacks) {
        return new AttritionDue(AttritionKind.BESIEGED, province, stacks, 0, false, false);
    }

    /** Troops before a fortress in a siege segment. */
    public static AttritionDue besieging(SpaceId province, List<StackId> stacks, boolean noLine, boolean tooSmall) {
        return new AttritionDue(AttritionKind.BESIEGING, province, stacks, 0, noLine, tooSmall);
    }
}
