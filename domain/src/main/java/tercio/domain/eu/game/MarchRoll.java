package tercio.domain.eu.game;

import java.util.List;

/**
 * A roll for movement attrition that troops of one alliance must make.
 *
 * @param stacks the stacks that roll as one
 * @param province where they are
 * @param path the provinces that they left or entered, start and end included; their province alone if they did not move
 * @param causes why they roll, one or more
 * @param noLine whether they had no line of supply at the beginning of their move
 * @param enemyProvince whether they entered an enemy province, or stay in one without moving
 */
public record MarchRoll(List<String> stacks, String province, List<String> path, List<MarchStrain> causes, boolean noLine, boolean enemyProvince) {

    public MarchRoll {
        stacks = List.copyOf(stacks);
        path = List.copyOf(path);
        causes = List.copyOf(causes);
    }

    /** The roll, made by other stacks. */
    public MarchRoll of(List<String> others) {
        return new MarchRoll(others, province, path, causes, noLine, enemyProvince);
    }
}
