package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** Sizes in detachments and parts of them, in requests and answers. */
final class DetachmentFields {

    static final DetachmentFields LAND = ofLand(LossUnit.THIRD);
    static final DetachmentFields SEA = new DetachmentFields("sizeNd", "sizeNde", "nd", "nde", LossUnit.THIRD.ofOneLd());

    /** Limit of counts, far above any in the game; it keeps sums small. */
    static final int MOST = 999;

    private final String size;
    private final String smallSize;
    private final String whole;
    private final String small;

    private final int parts;

    private DetachmentFields(String size, String smallSize, String whole, String small, int parts) {
        this.parts = parts;
        this.size = size;
        this.smallSize = smallSize;
        this.whole = whole;
        this.small = small;
    }

    /** The fields of land detachments. Incomplete detachments count as one part each in the unit of the edition. */
    static DetachmentFields ofLand(LossUnit unit) {
        return new DetachmentFields("sizeLd", "sizeLde", "ld", "lde", unit.ofOneLd());
    }

    /** Reads a size of at least one third. */
    int read(RequestFields fields) {
        int thirds = readOrNone(fields);
        if (thirds == 0 && !fields.has(size)) {
            fields.need(size);
        } else if (thirds == 0) {
            fields.fault(size, Sentence.of("eu.request.size-missing"));
        }
        return thirds;
    }

    int readOrNone(RequestFields fields) {
        return fields.integer(size, 0, MOST, 0) * parts + fields.integer(smallSize, 0, MOST, 0);
    }

    /** Refuses any size, for a leader who is alone. */
    void refuse(RequestFields fields) {
        for (var name : new String[] {size, smallSize}) {
            if (fields.integer(name, 0, MOST, 0) > 0) {
                fields.fault(name, Sentence.of("eu.request.leader-alone"));
            }
        }
    }

    void put(ObjectNode answer, String name, int thirds) {
        answer.putObject(name).put(whole, thirds / parts).put(small, thirds % parts);
    }
}
