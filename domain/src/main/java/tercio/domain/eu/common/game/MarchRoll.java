package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A roll for movement attrition that troops of one alliance must make.
 *
 * @param stacks the stacks that roll as one
 * @param province the province in which they are
 * @param path the provinces that they left or entered, start and end included; their province alone if they did not move
 * @param causes the causes of the roll, one or more
 * @param noLine whether they had no line of supply at the beginning of their move
 * @param enemyProvince whether they entered an enemy province, or stay in one without moving
 * @param straitForts the modifier for closed straits on the line of the ships that supplied them at the beginning; left out,
 *     none
 */
public record MarchRoll(List<StackId> stacks, SpaceId province, List<SpaceId> path, List<MarchStrain> causes, boolean noLine, boolean enemyProvince,
        Optional<Integer> straitForts) {

    public MarchRoll {
        stacks = List.copyOf(stacks);
        path = List.copyOf(path);
        causes = List.copyOf(causes);
        straitForts = straitForts == null ? Optional.empty() : straitForts.filter(added -> added > 0);
    }

    /** A roll of troops that no ships supplied beyond a closed strait. */
    public MarchRoll(List<StackId> stacks, SpaceId province, List<SpaceId> path, List<MarchStrain> causes, boolean noLine, boolean enemyProvince) {
        this(stacks, province, path, causes, noLine, enemyProvince, Optional.empty());
    }

    /** The modifier for closed straits. */
    public int straitModifier() {
        return straitForts.orElse(0);
    }

    /** This roll, made by other stacks. */
    public MarchRoll forStacks(List<StackId> others) {
        return new MarchRoll(others, province, path, causes, noLine, enemyProvince, straitForts);
    }
}
