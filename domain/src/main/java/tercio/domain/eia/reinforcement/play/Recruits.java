package tercio.domain.eia.reinforcement.play;

import tercio.domain.eia.common.concept.Factors;

/**
 * The first factors of a corps that comes to the map.
 *
 * @param money the money that they cost, 0 to 999 points
 * @param manpower the manpower that they cost, 0 to 999 points
 */
public record Recruits(Factors factors, int money, int manpower) {

    public Recruits {
        factors = factors == null ? Factors.NONE : factors;
    }
}
