package tercio.domain.eu.common.game;

import java.util.Optional;
import tercio.domain.map.SpaceId;

/**
 * The facts on which exceptional levies of a country depend (EU-LEVY).
 *
 * @param defeat its worst defeat in a land battle of this round
 * @param declared whether it has declared levies this turn
 * @param recruitedLd LD recruited since it declared them
 * @param overseas the facts in the rest of the world; missing in older stored boards, which means none
 * @param detachments exploration detachments recruited since it declared them; empty for none
 */
public record LevyStatus(Defeat defeat, boolean declared, int recruitedLd, LeviesOverseas overseas, Optional<Integer> detachments) {

    public static final LevyStatus NONE = new LevyStatus(Defeat.NONE, false, 0);

    public LevyStatus {
        overseas = overseas == null ? LeviesOverseas.NONE : overseas;
        detachments = detachments == null ? Optional.empty() : detachments.filter(lde -> lde > 0);
    }

    /** The status of a country that has recruited no exploration detachments. */
    public LevyStatus(Defeat defeat, boolean declared, int recruitedLd, LeviesOverseas overseas) {
        this(defeat, declared, recruitedLd, overseas, Optional.empty());
    }

    /** The status of a country to which nothing has happened in the rest of the world. */
    public LevyStatus(Defeat defeat, boolean declared, int recruitedLd) {
        this(defeat, declared, recruitedLd, LeviesOverseas.NONE);
    }

    public LevyStatus withDefeat(Defeat by) {
        return new LevyStatus(defeat.worse(by), declared, recruitedLd, overseas, detachments);
    }

    /**
     * The status after a defeat in the rest of the world, on land or at sea.
     *
     * @param viceroy whether a viceroy commanded
     */
    public LevyStatus withDefeatOverseas(boolean major, boolean viceroy) {
        return new LevyStatus(defeat, declared, recruitedLd, overseas.withDefeat(major, viceroy), detachments);
    }

    /** Forgets the defeats of the round. */
    public LevyStatus atNewRound() {
        return new LevyStatus(Defeat.NONE, declared, recruitedLd, overseas.atNewRound(), detachments);
    }

    /** Exploration detachments recruited since it declared levies. */
    public int recruitedLde() {
        return detachments.orElse(0);
    }

    /** Declares levies. The count of LD starts at 0. */
    public LevyStatus withDeclaration() {
        return new LevyStatus(defeat, true, 0, overseas);
    }

    public LevyStatus withRecruits(int ld, int lde) {
        return new LevyStatus(defeat, declared, recruitedLd + ld, overseas, Optional.of(recruitedLde() + lde));
    }

    /**
     * The status after this many LD were recruited in a province of the rest of the world, or one exploration
     * detachment, which counts as an LD there.
     */
    public LevyStatus withRecruitsOverseas(SpaceId province, int ld) {
        return new LevyStatus(defeat, declared, recruitedLd, overseas.withRecruits(province, ld), detachments);
    }
}
