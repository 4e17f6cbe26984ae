package tercio.domain.eu.supply.attrition;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on attrition. */
public final class AttritionReadings {

    /** The naval distance table and the attrition of corsairs and blockades. */
    public static final Reading NAVAL_ATTRITION = Reading.between("EU-ATTR-NAVAL-TRIAL", "EU-ATTR-NAVAL",
            "trial rules of the authors, complete in the text; without them each 4 zones count +1", Reading.ON, Reading.OFF)
            .withDispute("The authors mark these rules as a trial; older texts count +1 for each 4 sea zones.",
                    "Ships far from a port of their own and those that blockade suffer more, and corsairs less.",
                    "Only the length of a voyage counts, +1 for each 4 sea zones.");

    private AttritionReadings() {}
}
