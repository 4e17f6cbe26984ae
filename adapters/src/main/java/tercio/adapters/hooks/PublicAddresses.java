package tercio.adapters.hooks;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * The addresses that a host name leads to, if a request of a stranger may be sent there: addresses of this machine, of private networks
 * and of other special uses would let a player reach what only the service can see.
 */
public final class PublicAddresses {

    /** Special networks of IPv4 that {@link InetAddress} has no question for: network and prefix length. */
    private static final List<Network> SPECIAL = List.of(new Network(0, 0, 8), new Network(100, 64, 10), new Network(192, 0, 24),
            new Network(198, 18, 15), new Network(240, 0, 4));

    /** A network by its first two bytes; the third one of those that are longer is 0. */
    private record Network(int first, int second, int length) {
        boolean has(byte[] address) {
            int number = number(address);
            int mask = -1 << (Integer.SIZE - length);
            return (number & mask) == ((first << 24 | second << 16) & mask);
        }

        private static int number(byte[] address) {
            return (address[0] & 0xff) << 24 | (address[1] & 0xff) << 16 | (address[2] & 0xff) << 8 | address[3] & 0xff;
        }
    }

    private PublicAddresses() {}

    /**
     * The addresses of a host, the first of which a request is sent to.
     *
     * @throws UnknownHostException where the name is unknown or leads, with any of its addresses, where no request may go
     */
    public static InetAddress of(String host, boolean privateAllowed) throws UnknownHostException {
        var bare = host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
        InetAddress[] all;
        try {
            all = InetAddress.getAllByName(bare);
        } catch (UnknownHostException unknown) {
            throw new UnknownHostException("the host " + bare + " is not known");
        }
        if (!privateAllowed && !Arrays.stream(all).allMatch(PublicAddresses::isPublic)) {
            throw new UnknownHostException("the host " + bare + " is on this machine, on a private network or has another special use;"
                    + " notices go to public addresses only");
        }
        return all[0];
    }

    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress() || address.isLoopbackAddress() || address.isLinkLocalAddress() || address.isSiteLocalAddress()
                || address.isMulticastAddress()) {
            return false;
        }
        return address instanceof Inet6Address six ? globalUnicast(six.getAddress())
                : SPECIAL.stream().noneMatch(network -> network.has(address.getAddress()));
    }

    /** Of IPv6 only 2000::/3 is public, without what carries an address of IPv4 in it (6to4, Teredo) and examples. */
    private static boolean globalUnicast(byte[] bytes) {
        int first = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        int second = (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
        boolean special = first == 0x2002 || first == 0x2001 && (second < 0x200 || second == 0xdb8);
        return (first & 0xe000) == 0x2000 && !special;
    }
}
