package tercio.skirmish.rules;

/** The men of one captain on one hill, at least one. */
public record HillForce(String hill, String captain, int men) {}
