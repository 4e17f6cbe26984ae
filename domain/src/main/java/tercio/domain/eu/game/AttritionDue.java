package tercio.domain.eu.game;

import java.util.List;

/**
 * A roll for attrition that the troops of an alliance in one province must make.
 *
 * @param besieged whether they are inside the fortress
 * @param stacks the stacks that roll as one
 * @param causes the causes of supply attrition; no line of supply is itself one; 0 for the besieged, who have a list of their own
 * @param noLine whether no line of supply reaches them
 */
public record AttritionDue(String province, boolean besieged, List<String> stacks, int causes, boolean noLine) {
    public AttritionDue {
        stacks = List.copyOf(stacks);
    }
}
