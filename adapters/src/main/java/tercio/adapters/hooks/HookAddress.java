package tercio.adapters.hooks;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;
import tercio.adapters.store.SeatHooks.Kind;

/** Checks how an address is written that a person gives for notices. */
public final class HookAddress {

    /** Characters of an address. */
    public static final int LONGEST = 200;

    /** One address of mail, without name, comment or a second one. */
    private static final Pattern MAIL = Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+");

    private HookAddress() {}

    /** What is wrong with an address; empty where nothing is. */
    public static Optional<String> fault(Kind kind, String address, boolean plainAllowed) {
        if (address.length() > LONGEST) {
            return Optional.of("has at most " + LONGEST + " characters");
        }
        return switch (kind) {
            case EMAIL -> MAIL.matcher(address).matches() ? Optional.empty() : Optional.of("is one address of mail, such as anna@example.org");
            case WEBHOOK -> url(address, plainAllowed);
        };
    }

    private static Optional<String> url(String address, boolean plainAllowed) {
        try {
            var uri = new URI(address);
            boolean scheme = "https".equals(uri.getScheme()) || plainAllowed && "http".equals(uri.getScheme());
            boolean plain = uri.getHost() != null && uri.getRawUserInfo() == null && uri.getRawFragment() == null;
            return scheme && plain && address.chars().allMatch(letter -> letter > ' ' && letter < 0x7f) ? Optional.empty() : Optional.of(wanted(plainAllowed));
        } catch (URISyntaxException malformed) {
            return Optional.of(wanted(plainAllowed));
        }
    }

    private static String wanted(boolean plainAllowed) {
        return "is an address such as https://example.org/my-hook, " + (plainAllowed ? "with http or https" : "with https")
                + ", without a user, a fragment, or letters that are not ASCII";
    }
}
