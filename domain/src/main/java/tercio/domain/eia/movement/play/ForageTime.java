package tercio.domain.eia.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.ForageReadings;
import tercio.domain.eia.supply.line.play.FeedingDepots;
import tercio.domain.eia.supply.line.play.OpenUpkeep;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The time at which corps forage (EIA-7.3.1.4, EIA-7.4.1.1). By the printed rule each does as it completes its movement, so that three corps which
 * enter one area after another find two, one and no other there.
 *
 * <p>Read: a corps completes its movement when its owner lets it forage, when another counter of the power moves, or when the step
 * ends. A corps that marched and can use no depot forages before another corps moves (EIA-7.4.1, "must forage"). One that could and does
 * not forage before has chosen depot supply; it forages in the supply step only where it cannot be paid for (EIA-7.4.2.1). A corps
 * that stands with others who may still leave by EIA-7.3.8 waits for them, and one that did not move forages whenever its owner likes.
 */
public final class ForageTime {

    /** The edition of the rules since which corps forage as they complete their movement. */
    private static final int EDITION = 2;
    private static final String WHEN = "EIA-7.4.1.1";

    private ForageTime() {}

    /** Whether corps forage as they complete their movement in this game. */
    public static boolean whileMoving(EiaWarView board) {
        return board.state().since(EDITION) && board.state().readings().is(ForageReadings.TIME, ForageReadings.AS_EACH_MOVES);
    }

    /** The power whose corps may forage while it moves; empty in another step, and where all wait for the supply step. */
    public static Optional<Power> mover(EiaWarView board) {
        return whileMoving(board) ? ActingPower.in(board, LandStep.MOVEMENT) : Optional.empty();
    }

    /** The corps of a power that may forage now, while it moves. */
    public static List<Corps> foragers(EiaWarView board, Power power) {
        return OpenUpkeep.of(board, power).stream().filter(corps -> !waits(board, corps)).toList();
    }

    /** Whether a corps may forage in the supply step. */
    public static boolean atSupply(EiaWarView board, Corps corps, boolean unpaid) {
        return !whileMoving(board) || unpaid || corps.journey().entered().isEmpty() || Bystanders.isAttacking(board, corps.power(), corps.at().area())
                || !new FeedingDepots(board, corps.power()).feeds(corps);
    }

    /** The reason why a corps cannot move now: it has foraged, or another one forages first; empty if it can. */
    static Optional<Refusal> refusal(EiaWarView board, Corps corps, List<Corps> hungry) {
        if (!whileMoving(board)) {
            return Optional.empty();
        }
        var upkeep = corps.journey().upkeep();
        if (upkeep == Upkeep.FORAGED || upkeep == Upkeep.FORAGED_WITH_UNUSED_POINTS) {
            return Optional.of(Refusal.of(WHEN, Sentence.of("eia.refused.foraged").with("corps", CampaignNames.corps(corps.id()))));
        }
        return hungry.stream().filter(other -> !other.id().equals(corps.id())).findFirst().map(other -> Refusal.of(WHEN, Sentence.of("eia.refused.forages-first").with("other", CampaignNames.corps(other.id()))
                .with("corps", CampaignNames.corps(corps.id()))));
    }

    static Optional<Refusal> refusal(EiaWarView board, Corps corps) {
        return refusal(board, corps, hungry(board, corps.power()));
    }

    /** The corps of a power that marched, can use no depot and have not foraged. */
    static List<Corps> hungry(EiaWarView board, Power power) {
        if (mover(board).filter(power::equals).isEmpty()) {
            return List.of();
        }
        var marched = foragers(board, power).stream().filter(corps -> !corps.journey().entered().isEmpty()).toList();
        if (marched.isEmpty()) {
            return List.of();
        }
        var depots = new FeedingDepots(board, power);
        return marched.stream().filter(corps -> !depots.feeds(corps)).toList();
    }

    /** Whether forces of third powers may still have to leave the area of a corps (EIA-7.4.1.1, EIA-7.4.1.2.1). */
    private static boolean waits(EiaWarView board, Corps corps) {
        var area = corps.at().area();
        var power = corps.power();
        boolean third = !board.corpsInField(area, other -> other.power() != power && !board.atWar(power, other.power())).isEmpty();
        return corps.at().inField() && third && Bystanders.isAttacking(board, power, area);
    }
}
